"""What every game keeps, whatever its rules: one suite over all games, player counts and options."""
