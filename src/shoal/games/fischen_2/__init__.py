"""Fischen 2: two greens that take turns as trump, three to five players. The rules: docs/games/fischen-2.md."""
