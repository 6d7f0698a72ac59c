# The guided first game of FAT FISH

goal = Welcome! Three rows of fish lie here. Whoever lays the fifth card of a row has to take it: one fish of each colour counts plus its value, all others count minus.
colours = In your turn you lay one to four cards, all on one row. If a row ends in a card’s colour, the card belongs there: your red 6 could only go on row 1.
free = No row ends in blue or purple, so those two may go anywhere. Choose the blue 4 and lay it on row 3, behind the fat green 6.
more = Row 3 ends in blue now. You may lay more cards, but only on this row. The purple 6 is still free: add it.
draw = Red and yellow belong on the other rows, so this is all for now. Say that you lay no more; then you draw up to four cards again.
rival = { $player1 }’s turn. Keep an eye on how the rows end.
red-is-free = The blue 1 on row 1 changes something: no row ends in red any more. So your red 6 may go on row 3.
fifth = Green, blue, purple, red: four colours, and one place left. Your green 4 fills the row, and you have to take it. Do so!
keep = Your row is full. Of every colour one card counts plus, and the others count minus; where a colour is there more than once, you choose.
green = There are two greens. Keep the 6 for the plus pile, and the 4 goes to the minus pile.
taken = 22 points plus, 4 minus: a fat catch! A card from the reserve has started a new row, and it is { $player1 }’s turn.
bones = Two rows end in yellow, so you may choose one of them for your yellow 5. Row 2 is all yellow: make it worse.
leave-it = Three yellows, of which only one can count plus: leave this row to { $player1 }. Lay no more.
closed = The reserve is used up, so no new row begins here. The game goes on with the rows that are left, until all cards have been laid.
scoring = All cards have been laid. Your score is your plus pile less your minus pile.
end = When you set up a table you can add fishing licences, which reward unusual rows, and the fiasco rule, with which the table no longer warns you of a wrong lay.
