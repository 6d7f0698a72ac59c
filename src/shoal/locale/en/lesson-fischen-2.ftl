# The guided first game of Fischen 2

goal = Welcome! Everybody plays a card to a trick, and the highest card of the colour that was led catches them all. Every card caught is a point.
lead = You lead the first trick and may play any card. Play the blue 6; the others have to follow with blue if they have some.
highest = The blue 20 of { $player1 } was the highest, so { $player1 } has caught three cards. Whoever wins a trick leads the next one.
follow = Blue was led, and you have blue, so you have to follow. Nothing of yours beats the 19: play the 18, you will see what for.
no-blue = { $player2 } has no blue any more and has thrown away a yellow card, which cannot win. You have blue: follow with the 14.
under = Now yellow was led. The 20 is not to be beaten, so let your yellow 18 go.
throw-away = You cannot follow yellow any more, so you may play what you like. Throw away your last card.
from-the-sea = You caught nothing at all, so all ten cards of yours come fresh from the sea. { $player1 } and { $player2 } have to play with what they caught. That was my plan!
make-light = You have the fewest points, so you lead the round. Make light green trump.
lead-pufferfish = Now lead your pufferfish, P21. It takes on the colour of the next card, and 21 is more than any start card.
weakest = You have won the trick. But the yellow 6 of { $player2 } was the weakest card, and has caught your pufferfish. Next lead the dark green 6: only you have been at sea, so nobody can follow.
other-green = So light green is a colour like the others for a while. Lead the light green 5, and trump changes again.
round = A new round! Everybody first draws from the own boat, which holds what was caught before. What is missing comes from the sea, and its cards are better than those you began with.
scoring = The hands are empty. Every card you caught is worth a point; then your catch is shuffled and goes under your boat, to be drawn from there later.
trump = Who leads a round first says which green is trump, light or dark. A trump beats every other colour.
changed = A green card lay in the trick, so the other green is trump now. That happens every time, whoever played it and whichever green it was.
pufferfish = A pufferfish takes on the colour that was led, and is large. But whoever has played the weakest card of the trick catches it; the winner gets only the rest.
catch-one = The buoy catch-one: its player takes one other card out of the trick. Buoys have no colour and may be played at any time.
plus-three = The buoy plus-three brings its player 3 points at once. Buoys have no colour and may be played at any time.
choose-trump = The buoy choose-trump: its player decides which green is trump in the next trick.
draw-one = The buoy draw-one: everybody draws a card, and the round gets one more trick.
bank-one = The buoy bank-one: everybody puts a card of the own hand straight into the catch, and the round gets one trick fewer.
swap-one = The buoy swap-one: its player takes a card of the trick into the hand and lays another one face down in its place.
overfished = The sea has too few cards for all: it is overfished, and the game is over at once.
end = Most points win. Not every round is for winning: whoever catches little fishes in the deep sea next time.
