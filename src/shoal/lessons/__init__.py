"""Guided first games: a scripted deal for each game, and what is said while it is played.

A lesson is data, `<game>.toml` beside this file; its words are the catalogue `lesson-<game>`. Where a player
stands in it follows from the moves made so far, and from nothing else.
"""
