# Het eerste spel met loods: Fischen 2

goal = Welkom! Iedereen speelt een kaart in de slag, en de hoogste kaart van de gevraagde kleur vangt ze allemaal. Elke gevangen kaart is een punt.
lead = Jij komt in de eerste slag uit en mag elke kaart spelen. Speel de blauwe 6; de anderen moeten blauw bekennen als ze het hebben.
highest = De blauwe 20 van { $player1 } was de hoogste, dus { $player1 } heeft drie kaarten gevangen. Wie een slag wint, komt in de volgende uit.
follow = Blauw is gevraagd en je hebt blauw, dus je moet bekennen. Niets van jou slaat de 19: speel de 18, je zult zien waarvoor.
no-blue = { $player2 } heeft geen blauw meer en heeft geel weggegooid, dat niet kan winnen. Jij hebt blauw: beken met de 14.
under = Nu is geel gevraagd. De 20 is niet te verslaan, dus laat je gele 18 gaan.
throw-away = Je kunt geen geel meer bekennen, dus je mag spelen wat je wilt. Gooi je laatste kaart weg.
from-the-sea = Je hebt helemaal niets gevangen, dus al je tien kaarten komen vers uit de zee. { $player1 } en { $player2 } moeten met hun vangst spelen. Dat was mijn plan!
make-light = Jij hebt de minste punten, dus jij begint de ronde. Maak lichtgroen troef.
lead-pufferfish = Kom nu uit met je kogelvis, P21. Hij neemt de kleur van de volgende kaart aan, en 21 is meer dan elke startkaart.
weakest = Je hebt de slag gewonnen. Maar de gele 6 van { $player2 } was de zwakste kaart en heeft je kogelvis gevangen. Speel nu de donkergroene 6: alleen jij was op zee, niemand kan bekennen.
other-green = Lichtgroen is dus een tijdje een kleur als de andere. Speel de lichtgroene 5, en de troef wisselt weer.
round = Een nieuwe ronde! Iedereen trekt eerst van de eigen boot, waarin ligt wat eerder gevangen is. Wat ontbreekt komt uit de zee, en die kaarten zijn beter dan die van het begin.
scoring = De handen zijn leeg. Elke gevangen kaart is een punt waard; dan wordt je vangst geschud en gaat die onder je boot, om er later van getrokken te worden.
trump = Wie in een ronde uitkomt, zegt eerst welk groen troef is, licht of donker. Een troef slaat elke andere kleur.
changed = Er lag een groene kaart in de slag, dus nu is het andere groen troef. Dat gebeurt elke keer, wie haar ook speelde en welk groen het ook was.
pufferfish = Een kogelvis neemt de gevraagde kleur aan en is groot. Maar wie de zwakste kaart van de slag speelde vangt hem; de winnaar krijgt alleen de rest.
catch-one = De boei catch-one: wie haar speelde neemt één andere kaart uit de slag. Boeien hebben geen kleur en mogen altijd gespeeld worden.
plus-three = De boei plus-three levert wie haar speelt meteen 3 punten op. Boeien hebben geen kleur en mogen altijd gespeeld worden.
choose-trump = De boei choose-trump: wie haar speelde bepaalt welk groen in de volgende slag troef is.
draw-one = De boei draw-one: iedereen trekt een kaart, en de ronde krijgt een slag meer.
bank-one = De boei bank-one: iedereen legt een handkaart meteen bij de eigen vangst, en de ronde heeft een slag minder.
swap-one = De boei swap-one: wie haar speelde neemt een kaart van de slag in de hand en legt er een andere gedekt voor in de plaats.
overfished = De zee heeft te weinig kaarten voor iedereen: ze is overbevist, en het spel is meteen afgelopen.
end = De meeste punten winnen. Niet elke ronde hoef je te winnen: wie weinig vangt, vist daarna in diepere zee.
