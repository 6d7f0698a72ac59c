# Het eerste spel met loods: Fischen

goal = Welkom! Iedereen speelt een kaart in de slag, en de hoogste kaart van de gevraagde kleur vangt ze allemaal. Elke gevangen kaart is een punt.
lead = Jij komt in de eerste slag uit en mag elke kaart spelen. Speel de gele 4; de anderen moeten geel bekennen als ze het hebben.
highest = De gele 10 van { $player1 } was de hoogste, dus { $player1 } heeft drie kaarten gevangen. Wie een slag wint, komt in de volgende uit.
follow = Rood is gevraagd en je hebt rood, dus je moet bekennen. De rode 10 zou winnen. Maar vertrouw me en laat deze slag gaan: speel de rode 7.
under = De blauwe 10 is hier niet te verslaan. Beken met de blauwe 9.
throw-away = Je hebt geen geel meer, dus je mag spelen wat je wilt. Een andere kleur kan niet winnen; gooi de paarse 10 weg.
again = Nog eens geel: gooi de rode 10 weg. Waarom ik dat niet erg vind, zie je zo.
last = De laatste slag van de ronde. Je blauwe 7 slaat de blauwe 6, en rood telt er niet in: vang hem!
from-the-sea = Je hebt maar drie kaarten gevangen, dus zeven van je tien komen vers uit de zee. { $player1 } en { $player2 } moeten met hun vangst spelen. Dat was mijn plan!
eleven = De groene T is troef, en er zijn ook nullen bij. Wie de minste punten heeft begint de ronde: speel de blauwe 11, geen startkaart is hoger.
red = Niemand kon haar verslaan. Nu hetzelfde met de rode 11.
let-go = Laat nu een ander uitkomen, zodat ik je iets kan laten zien: speel de blauwe 7.
a-zero = Paars is gevraagd, en je hebt het niet. Je zou kunnen troeven, maar een 0 kan iets bijzonders: speel de blauwe 0.
take-it = Neem de paarse 10, dan is ze een punt voor jou, hoewel { $player2 } de slag heeft gewonnen.
trump = Weer paars. Een troef slaat elke andere kleur, hoe klein hij ook is: speel je T1.
round = Een nieuwe ronde! Iedereen trekt eerst van de eigen boot, waarin ligt wat eerder gevangen is. Wat ontbreekt komt uit de zee, en die kaarten zijn beter dan die van het begin.
scoring = De handen zijn leeg. Elke gevangen kaart is een punt waard; dan wordt je vangst geschud en gaat die onder je boot, om er later van getrokken te worden.
zero = Je 0 laat je een andere kaart uit de slag nemen voordat de winnaar de rest krijgt. Die gaat naar je vangst.
pass-left = De boei pass-left: is de slag compleet, dan geeft iedereen een handkaart gedekt naar links.
minus-three = De boei minus-three: wie haar vangt verliest ter plekke 3 punten. Boeien hebben geen kleur en mogen altijd gespeeld worden.
catch-all = De boei catch-all: wie haar speelde krijgt alle andere kaarten van deze slag, en de winnaar alleen de boei.
lead-next = De boei lead-next: wie haar speelde komt in de volgende slag uit, in plaats van de winnaar.
call-colour = De boei call-colour: wie haar speelde noemt een kleur, en in de volgende slag moet iedereen die haar heeft die kleur spelen.
lowest-wins = De boei lowest-wins: in de volgende slag wint de laagste kaart in plaats van de hoogste.
overfished = De zee heeft te weinig kaarten voor iedereen: ze is overbevist, en het spel is meteen afgelopen.
end = De meeste punten winnen. Niet elke ronde hoef je te winnen: wie weinig vangt, vist daarna in diepere zee.
