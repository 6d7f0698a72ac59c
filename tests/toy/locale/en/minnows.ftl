played = { $seat } plays { $card }.
won = { $seat } scores.
all-played = All cards are played.
not-your-card = you do not hold that card
