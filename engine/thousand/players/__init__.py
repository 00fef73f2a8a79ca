"""Computer players of Thousand: they decide from views and the events that their seat saw, never from states."""
