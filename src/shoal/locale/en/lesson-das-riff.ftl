# The guided first game of Das Riff

goal = Welcome to the reef! On your corals you bring two fish together, a female and a male. If an open brood card shows just their two colours, they breed, and five broods win.
roll = A turn begins with the dice: you have got a purple and a yellow worm. { $player1 } may take one worm of these colours, too.
prices = Worms are your money. A card costs one worm in your own row, two in the middle, three in { $player1 }’s row, and you reach only lanes at which you have a boat.
coral = You have one boat, so you reach lane 1. A coral lies there in your row: take it, because without corals there is no place for fish.
pay = You choose what you pay with. For a fish only worms of its own colour count, for everything else any worm will do.
boat = Now a second boat, for three worms of any colours. It opens lane 2, with the orange female.
mother = Take the orange female. She costs one orange worm and goes straight to your coral.
hidden = The cards in the two middle rows lie face down. Turn up the first one in row 2: that costs one worm of any colour.
keep-yellow = Pay with the blue one. You will need the yellow ones: the next fish in your row is a yellow male, and yellow with orange is an open brood!
turned = A card that you have just turned up can be taken at once for only one more worm. If you leave it, it lies open and costs two.
pearl = A pearl! It stands for a worm of any colour. Take it.
flow = That is enough. When you end your turn the rows close up toward the sea, on the left, and are filled up again.
pick = { $player1 } has rolled, and now you may take one worm of a colour that was rolled. A worm for nothing: take it.
rival = { $player1 } turns up a hidden card, too. Watch.
washed = Open water at the sea end of a row has run off, so the cards behind it come nearer. Whatever lies hidden is not washed away.
father = The yellow male has flowed to lane 1, and you have rolled again. Take him: he is the father.
pay-yellow = You could pay with the pearl. But you still have a yellow worm, so keep the pearl for later.
bred = A brood! Both parents are discarded, and the brood card stays on the coral, which is finished. A new brood card is opened.
shark = The first of five. There is more: a shark in lane 2, for any worm. Take it.
chase = A shark chases one open card out of the reef, or a fish off one of your own corals. Take it in hand and send it to row 4, lane 1: { $player1 } would like that pearl.
enough = Two worms and a pearl are left for the next turn. You need at most five corals, one for each brood. End your turn.
which-coral = The fish can go to several corals: an empty one, or one where it finds its partner. It stays there, so think first.
shuffled = Seven or more cards were discarded: they have been shuffled into the draw pile, and come back one day.
end = The fifth brood wins at once. If nobody gets that far, the game ends after a number of turns, here 60, otherwise 400, and more broods win.
