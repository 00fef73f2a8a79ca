"""Computer players of Duizenden: they decide from views and the events that their seat saw, never from states."""
