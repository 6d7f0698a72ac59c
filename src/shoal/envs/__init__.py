"""The games as environments of the frameworks that researchers use; each needs its own extra."""
