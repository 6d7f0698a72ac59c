"""Kleine Fische: push your luck, two to four players. The rules: docs/games/kleine-fische.md."""
