"""What the search is told about FAT FISH: the heuristic plays the game to its end, which is never far."""

from shoal.bots.heuristics.fat_fish import heuristic

likely = heuristic
