# Het eerste spel met loods: Kleine Fische

goal = Welkom! Je verzamelt vissen, en elke vis is zoveel punten waard als hij schelpen heeft. Maar van elke soort, A tot J, telt alleen je beste vis.
flip = Elke beurt begint met een kaart van de stapel. Draai er een om!
series = Een vis F met één schelp opent de reeks. Zolang elke vis erin van een andere soort is, mag je stoppen en ze allemaal houden.
dare = Een G met vier schelpen: geen vis is meer waard! Je zou kunnen stoppen. Laten we er nog één wagen.
stop = Drie soorten, zeven schelpen. Nog een F, G of A zou je vissen kosten, dus stop hier en houd alle drie.
rival = De drie vissen liggen nu in je verzameling. Nu vist { $player1 }. Kijk maar!
twins = Een tweeling! Een soort die al in de reeks lag: allebei zijn ze verloren, met alle vissen ertussen. Wat links ervan ligt blijft behouden.
left-of-twins = { $player1 } houdt alleen G3, de enige vis links van de twee I’s. Jij bent weer: ga vissen.
octopus = Een octopus! Hij neemt de hele reeks mee. Daar staat een rooftocht tegenover: noem een slachtoffer en een aantal kaarten, en gooi dan.
die = De dobbelsteen toont −1, 1, 1, 2, 3 of 3 en moet minstens jouw getal halen. { $player1 } heeft maar één kaart, dus noem er één.
only-the-best = Een 3, de roof lukt en G3 is van jou. Maar je hebt al G4, en alleen je beste G telt. Nu vist { $player1 } weer.
how-far = Hoe ver ga je? Hoe langer de reeks, hoe meer soorten er gevaarlijk zijn, en er zijn zes octopussen. Drie of vier vissen zijn een goede vangst.
four = D2, H3, J1 en C1: vier soorten die je nog niet hebt, zeven punten erbij. Tijd om te stoppen!
look = Goed gestopt. Kijk nu welke kaart { $player1 } omdraait …
lucky = De octopus! Eén kaart meer, en hij was voor jou geweest. Nu mag { $player1 } jou beroven, en probeert het meteen met drie kaarten.
too-low = Een 1, en er waren er drie genoemd: de roof mislukt, geen kaart gaat naar een ander.
backfires = Een −1: de roof keert zich om, en het slachtoffer trekt zelf een kaart.
scoring = De stapel is op, de ronde is voorbij. Elke verzameling telt de schelpen van haar beste vis van elke soort.
end = Deze les eindigt na één ronde. In het echte spel ga je door tot iemand 77 punten heeft.
