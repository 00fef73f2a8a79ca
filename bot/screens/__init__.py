"""What people see, as pure functions: from views and texts to messages of Discord."""
