"""Das Riff: breed fish on your corals, two players. The rules: docs/games/das-riff.md."""
