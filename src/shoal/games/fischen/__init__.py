"""Fischen: trick-taking with the cards you catch, three to five players. The rules: docs/games/fischen.md."""
