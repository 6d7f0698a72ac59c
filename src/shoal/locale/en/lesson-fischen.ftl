# The guided first game of Fischen

goal = Welcome! Everybody plays a card to a trick, and the highest card of the colour that was led catches them all. Every card caught is a point.
lead = You lead the first trick and may play any card. Play the yellow 4; the others have to follow with yellow if they have some.
highest = The yellow 10 of { $player1 } was the highest, so { $player1 } has caught three cards. Whoever wins a trick leads the next one.
follow = Red was led, and you have red, so you have to follow. The red 10 would win. But trust me, and let this trick go: play the red 7.
under = The blue 10 cannot be beaten here. Follow with the blue 9.
throw-away = You have no yellow any more, so you may play what you like. A card of another colour cannot win; throw away the purple 10.
again = Yellow once more: throw away the red 10. You will soon see why I do not mind.
last = The last trick of the round. Your blue 7 beats the blue 6, and red does not count in it: catch it!
from-the-sea = You caught only three cards, so seven of your ten come fresh from the sea. { $player1 } and { $player2 } have to play with what they caught. That was my plan!
eleven = Green T is trump, and there are zeros, too. Whoever has the fewest points leads the round: begin with the blue 11, no start card is higher.
red = Nobody could beat it. Now the same with the red 11.
let-go = Now give up the lead, so that I can show you something: play the blue 7.
a-zero = Purple was led, and you have none. You could trump, but a 0 can do something special: play the blue 0.
take-it = Take the purple 10, then it is a point for you, although { $player2 } has won the trick.
trump = Purple again. A trump beats every other colour, however small it is: play your T1.
round = A new round! Everybody first draws from the own boat, which holds what was caught before. What is missing comes from the sea, and its cards are better than those you began with.
scoring = The hands are empty. Every card you caught is worth a point; then your catch is shuffled and goes under your boat, to be drawn from there later.
zero = Your 0 lets you take any other card out of the trick before the winner gets the rest. It goes into your catch.
pass-left = The buoy pass-left: when the trick is complete everybody passes a card of the own hand to the left, face down.
minus-three = The buoy minus-three: whoever catches it loses 3 points on the spot. Buoys have no colour and may be played at any time.
catch-all = The buoy catch-all: its player gets all other cards of this trick, and the winner only the buoy.
lead-next = The buoy lead-next: its player leads the next trick instead of the winner.
call-colour = The buoy call-colour: its player names a colour, and in the next trick everybody who has that colour must play it.
lowest-wins = The buoy lowest-wins: in the next trick the lowest card wins instead of the highest.
overfished = The sea has too few cards for all: it is overfished, and the game is over at once.
end = Most points win. Not every round is for winning: whoever catches little fishes in the deep sea next time.
