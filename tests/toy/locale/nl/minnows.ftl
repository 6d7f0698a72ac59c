played = { $seat } speelt { $card }.
won = { $seat } scoort.
all-played = Alle kaarten zijn gespeeld.
not-your-card = die kaart heb je niet
