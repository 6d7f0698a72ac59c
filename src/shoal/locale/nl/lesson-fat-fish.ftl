# Het eerste spel met loods: FAT FISH

goal = Welkom! Hier liggen drie rijen vissen. Wie de vijfde kaart van een rij aanlegt, moet hem pakken: één vis van elke kleur telt als plus, alle andere als min.
colours = In je beurt leg je één tot vier kaarten aan, allemaal bij één rij. Eindigt een rij op de kleur van een kaart, dan hoort die daar: je rode 6 zou alleen bij rij 1 mogen.
free = Geen rij eindigt op blauw of paars, dus die twee mogen overal. Kies de blauwe 4 en leg hem bij rij 3, achter de vette groene 6.
more = Rij 3 eindigt nu op blauw. Je mag meer kaarten leggen, maar alleen bij deze rij. De paarse 6 is nog vrij: leg hem erbij.
draw = Rood en geel horen bij de andere rijen, dus meer kan nu niet. Zeg dat je niets meer legt; dan trek je weer tot vier kaarten.
rival = { $player1 } is aan de beurt. Houd in de gaten hoe de rijen eindigen.
red-is-free = De blauwe 1 bij rij 1 verandert iets: geen enkele rij eindigt nog op rood. Dus mag je rode 6 bij rij 3.
fifth = Groen, blauw, paars, rood: vier kleuren en nog één plaats. Je groene 4 maakt de rij vol, en je moet hem pakken. Doe maar!
keep = Je rij is vol. Van elke kleur telt één kaart als plus, de andere tellen als min; is een kleur er vaker, dan kies jij.
green = Er zijn twee groene. Houd de 6 voor de plusstapel, dan gaat de 4 naar de minstapel.
taken = 22 punten plus, 4 min: een vette vangst! Een kaart uit de reserve is een nieuwe rij begonnen, en { $player1 } is aan de beurt.
bones = Twee rijen eindigen op geel, dus voor je gele 5 mag je kiezen. Rij 2 is helemaal geel: maak hem nog erger.
leave-it = Drie gele, waarvan er maar één als plus kan tellen: laat deze rij aan { $player1 }. Leg niets meer.
closed = De reserve is op, dus hier begint geen nieuwe rij. Het spel gaat verder met de overige rijen, tot alle kaarten gelegd zijn.
scoring = Alle kaarten zijn gelegd. Je score is je plusstapel verminderd met je minstapel.
end = Als je een tafel klaarzet kun je visvergunningen toevoegen, die ongewone rijen belonen, en de fiascoregel: dan waarschuwt de tafel je niet meer als je verkeerd aanlegt.
