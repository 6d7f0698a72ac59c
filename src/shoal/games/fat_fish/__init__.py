"""FAT FISH: three rows, one of them yours to fill, two to six players. The rules: docs/games/fat-fish.md."""
