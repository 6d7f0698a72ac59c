# La première partie guidée : Fischen 2

goal = Bienvenue ! Chacun joue une carte au pli, et la plus forte de la couleur demandée les pêche toutes. Chaque carte pêchée est un point.
lead = Vous entamez le premier pli avec la carte de votre choix. Jouez le 6 bleu ; les autres doivent fournir du bleu s’ils en ont.
highest = Le 20 bleu de { $player1 } était le plus fort : { $player1 } a pêché trois cartes. Qui gagne un pli entame le suivant.
follow = Le bleu est demandé, et vous en avez : il faut fournir. Rien ne bat le 19 : jouez le 18, vous verrez pourquoi.
no-blue = { $player2 } n’a plus de bleu et a défaussé du jaune, qui ne peut pas gagner. Vous avez du bleu : fournissez le 14.
under = Maintenant, le jaune est demandé. Le 20 est imbattable : laissez partir votre 18 jaune.
throw-away = Vous n’avez plus de jaune : jouez ce que vous voulez. Défaussez votre dernière carte.
from-the-sea = Vous n’avez rien pêché : vos dix cartes viennent tout droit de la mer. { $player1 } et { $player2 } doivent jouer avec leur prise. C’était mon plan !
make-light = Vous avez le moins de points : c’est vous qui entamez la manche. Choisissez le vert clair comme atout.
lead-pufferfish = Entamez avec votre poisson-globe, P21. Il prend la couleur de la carte suivante, et 21 dépasse toutes les cartes de départ.
weakest = Vous avez gagné le pli. Mais le 6 jaune de { $player2 } était le plus faible et a pêché votre poisson-globe. Entamez du 6 vert foncé : vous seul venez de la mer, personne ne peut fournir.
other-green = Le vert clair est donc pour un temps une couleur comme les autres. Entamez du 5 vert clair, et l’atout change encore.
round = Une nouvelle manche ! Chacun pioche d’abord dans son bateau, où se trouve ce qu’il a pêché. Ce qui manque vient de la mer, dont les cartes valent mieux que celles du début.
scoring = Les mains sont vides. Chaque carte pêchée vaut un point ; puis votre prise est mélangée et glissée sous votre bateau, où vous la piocherez plus tard.
trump = Qui entame une manche dit d’abord quel vert est atout, le clair ou le foncé. Un atout bat toutes les autres couleurs.
changed = Il y avait une carte verte dans le pli : c’est maintenant l’autre vert qui est atout. Cela arrive chaque fois, qui que ce soit et quel que soit le vert.
pufferfish = Un poisson-globe prend la couleur demandée, et il est gros. Mais c’est la carte la plus faible du pli qui le pêche ; la plus forte n’a que le reste.
catch-one = La bouée catch-one : qui l’a jouée prend une autre carte du pli. Les bouées n’ont pas de couleur et se jouent à tout moment.
plus-three = La bouée plus-three rapporte aussitôt 3 points à qui la joue. Les bouées n’ont pas de couleur et se jouent à tout moment.
choose-trump = La bouée choose-trump : qui l’a jouée décide quel vert sera atout au pli suivant.
draw-one = La bouée draw-one : chacun pioche une carte, et la manche a un pli de plus.
bank-one = La bouée bank-one : chacun met une carte de sa main dans sa prise, et la manche a un pli de moins.
swap-one = La bouée swap-one : qui l’a jouée prend une carte du pli en main et en glisse une autre à sa place, face cachée.
overfished = La mer n’a pas assez de cartes pour tout le monde : c’est la surpêche, et la partie s’arrête aussitôt.
end = Le plus de points gagne. Mais on ne gagne pas toutes les manches : qui pêche peu pioche ensuite en haute mer.
