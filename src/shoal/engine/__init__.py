"""What every game stands on: the record, chance, notation, events, and the friendly `Game`."""
