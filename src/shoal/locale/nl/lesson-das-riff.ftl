# Het eerste spel met loods: Das Riff

goal = Welkom bij het rif! Bij je koralen breng je twee vissen samen, een vrouwtje en een mannetje. Toont een open kweekkaart juist hun twee kleuren, dan lukt de kweek, en vijf kweken winnen.
roll = Een beurt begint met de dobbelstenen: je hebt een paarse en een gele worm gekregen. Ook { $player1 } mag een worm in die kleuren pakken.
prices = Wormen zijn je geld. Een kaart kost er in je eigen rij één, in het midden twee, in de rij van { $player1 } drie, en je kunt alleen bij banen waar je een boot hebt.
coral = Met één boot kun je bij baan 1. Daar ligt in je rij een koraal: neem het, want zonder koraal is er geen plaats voor vissen.
pay = Waarmee je betaalt kies je zelf. Voor een vis tellen alleen wormen in zijn kleur, voor al het andere is elke worm goed.
boat = Nu een tweede boot, voor drie wormen in welke kleur ook. Die opent baan 2, met het oranje vrouwtje.
mother = Neem het oranje vrouwtje. Ze kost één oranje worm en komt meteen bij je koraal.
hidden = De kaarten in de twee middelste rijen liggen dicht. Draai de eerste in rij 2 open: dat kost één worm in welke kleur ook.
keep-yellow = Betaal met de blauwe. De gele heb je nog nodig: de volgende vis in je rij is een geel mannetje, en geel met oranje is een open kweek!
turned = Een kaart die je net hebt opengedraaid krijg je meteen voor maar één worm meer. Laat je haar liggen, dan blijft ze open en kost ze er twee.
pearl = Een parel! Die telt als een worm in elke kleur. Neem hem.
flow = Dat is genoeg. Als je de beurt beëindigt schuiven de rijen naar links, naar zee toe, aan en worden ze weer aangevuld.
pick = { $player1 } heeft gedobbeld, en nu mag jij een worm in een gegooide kleur pakken. Een worm voor niets: neem hem.
rival = Ook { $player1 } draait een dichte kaart open. Kijk maar.
washed = Open water aan de zeekant van een rij is weggestroomd, dus de kaarten erachter komen dichterbij. Wat dicht ligt stroomt niet weg.
father = Het gele mannetje is naar baan 1 gestroomd, en je hebt weer gedobbeld. Neem hem: hij is de vader.
pay-yellow = Je zou met de parel kunnen betalen. Maar je hebt nog een gele worm, dus bewaar de parel voor later.
bred = Een kweek! Beide ouders gaan naar de aflegstapel, en de kweekkaart blijft bij het koraal, dat nu klaar is. Er wordt een nieuwe kweekkaart opengedraaid.
shark = De eerste van vijf. En er is meer: een haai in baan 2, voor welke worm ook. Neem hem.
chase = Een haai verjaagt een open kaart uit het rif, of een vis van een van je eigen koralen. Neem hem in de hand en stuur hem naar rij 4, baan 1: die parel had { $player1 } graag gehad.
enough = Twee wormen en een parel blijven over voor de volgende beurt. Meer dan vijf koralen heb je niet nodig, één voor elke kweek. Beëindig je beurt.
which-coral = De vis kan bij meer koralen: bij een leeg, of waar zijn partner wacht. Daar blijft hij, dus denk eerst na.
shuffled = Zeven of meer kaarten waren afgelegd: ze zijn door de trekstapel geschud en komen ooit terug.
end = De vijfde kweek wint meteen. Komt niemand zo ver, dan eindigt het spel na een aantal beurten, hier 60, anders 400, en wie meer kweken heeft wint.
