# The guided first game of Kleine Fische

goal = Welcome! You collect fish, and each is worth as many points as it has mussels. But of each species, A to J, only your best fish counts.
flip = Every turn begins with a card from the deck. Turn one over!
series = A fish F with one mussel begins the series. As long as every fish in it is of another species, you may stop and keep them all.
dare = A G with four mussels: no fish is worth more! You could stop now. Let us dare one more.
stop = Three species, seven mussels. Another F, G or A would cost you fish, so stop here and keep all three.
rival = The three fish are in your collection now. Next it is { $player1 } who fishes. Watch!
twins = Twins! A species came up that was in the series already: both of them and all fish between them are lost. What lies to the left of them is kept.
left-of-twins = { $player1 } keeps only G3, the one fish to the left of the two I. Your turn again: go fishing.
octopus = An octopus! It takes the whole series away. But whoever turned it over may raid: name a victim and a number of cards, then roll the die.
die = The die shows −1, 1, 1, 2, 3 or 3, and it has to be at least the number you name. { $player1 } has just one card, so name one.
only-the-best = A 3, so the raid succeeds and G3 is yours. But you have G4 already, and only your best G counts. Now { $player1 } fishes again.
how-far = How far do you go? The longer the series, the more species are dangerous, and there are six octopuses in all. Three or four fish are a good catch.
four = D2, H3, J1 and C1: four species that you do not have yet, seven more points. Time to stop!
look = Well stopped. Now look which card { $player1 } turns over …
lucky = The octopus! One card more, and it would have been yours. Now { $player1 } may raid you, and tries for three cards.
too-low = A 1, and three were named: the raid fails, and no card changes hands.
backfires = A −1: the raid backfires, and the victim draws a card from the raider instead.
scoring = The deck is used up, and the session is over. Each collection counts the mussels of its best fish of every species.
end = This lesson ends after one session. In a real game you go on until somebody has 77 points.
