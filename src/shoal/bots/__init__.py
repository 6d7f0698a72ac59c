"""Who plays when nobody is there. A bot is given a state in which all that its seat cannot know is redrawn."""
