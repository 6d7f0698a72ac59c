played = { $seat } joue { $card }.
won = { $seat } marque.
all-played = Toutes les cartes sont jouées.
not-your-card = tu n’as pas cette carte
