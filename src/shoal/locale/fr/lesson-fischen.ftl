# La première partie guidée : Fischen

goal = Bienvenue ! Chacun joue une carte au pli, et la plus forte de la couleur demandée les pêche toutes. Chaque carte pêchée est un point.
lead = Vous entamez le premier pli avec la carte de votre choix. Jouez le 4 jaune ; les autres doivent fournir du jaune s’ils en ont.
highest = Le 10 jaune de { $player1 } était le plus fort : { $player1 } a pêché trois cartes. Qui gagne un pli entame le suivant.
follow = Le rouge est demandé, et vous en avez : il faut fournir. Le 10 rouge gagnerait. Mais faites-moi confiance et laissez ce pli : jouez le 7 rouge.
under = Le 10 bleu est imbattable ici. Fournissez le 9 bleu.
throw-away = Vous n’avez plus de jaune : jouez ce que vous voulez. Une autre couleur ne peut pas gagner ; défaussez le 10 violet.
again = Encore du jaune : défaussez le 10 rouge. Vous verrez bientôt pourquoi cela m’est égal.
last = Le dernier pli de la manche. Votre 7 bleu bat le 6 bleu, et le rouge n’y compte pas : pêchez-le !
from-the-sea = Vous n’avez pêché que trois cartes : sept de vos dix viennent tout droit de la mer. { $player1 } et { $player2 } doivent jouer avec leur prise. C’était mon plan !
eleven = Le T vert est l’atout, et il y a aussi des zéros. Qui a le moins de points entame la manche : jouez le 11 bleu, aucune carte de départ n’est plus forte.
red = Personne n’a pu le battre. La même chose avec le 11 rouge.
let-go = Laissez maintenant la main, pour que je vous montre quelque chose : jouez le 7 bleu.
a-zero = Le violet est demandé, et vous n’en avez pas. Vous pourriez couper, mais un 0 a un don particulier : jouez le 0 bleu.
take-it = Prenez le 10 violet : c’est un point pour vous, bien que { $player2 } ait gagné le pli.
trump = Encore du violet. Un atout bat toutes les autres couleurs, si petit soit-il : jouez votre T1.
round = Une nouvelle manche ! Chacun pioche d’abord dans son bateau, où se trouve ce qu’il a pêché. Ce qui manque vient de la mer, dont les cartes valent mieux que celles du début.
scoring = Les mains sont vides. Chaque carte pêchée vaut un point ; puis votre prise est mélangée et glissée sous votre bateau, où vous la piocherez plus tard.
zero = Votre 0 vous permet de prendre une autre carte du pli avant que le reste soit ramassé. Elle va dans votre prise.
pass-left = La bouée pass-left : quand le pli est complet, chacun passe une carte de sa main à gauche, face cachée.
minus-three = La bouée minus-three : qui la pêche perd aussitôt 3 points. Les bouées n’ont pas de couleur et se jouent à tout moment.
catch-all = La bouée catch-all : qui l’a jouée prend toutes les autres cartes du pli, et il ne reste que la bouée pour qui l’a gagné.
lead-next = La bouée lead-next : qui l’a jouée entame le pli suivant, quel que soit le gagnant.
call-colour = La bouée call-colour : qui l’a jouée impose une couleur, et au pli suivant tous ceux qui l’ont doivent la jouer.
lowest-wins = La bouée lowest-wins : au pli suivant, la plus petite carte gagne au lieu de la plus forte.
overfished = La mer n’a pas assez de cartes pour tout le monde : c’est la surpêche, et la partie s’arrête aussitôt.
end = Le plus de points gagne. Mais on ne gagne pas toutes les manches : qui pêche peu pioche ensuite en haute mer.
