played = { $seat } spielt { $card }.
won = { $seat } punktet.
all-played = Alle Karten sind gespielt.
not-your-card = diese Karte hast du nicht
