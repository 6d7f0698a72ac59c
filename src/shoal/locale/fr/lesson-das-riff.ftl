# La première partie guidée : Das Riff

goal = Bienvenue au récif ! Sur vos coraux, vous réunissez deux poissons, femelle et mâle. Si une carte d’élevage visible montre leurs deux couleurs, l’élevage réussit, et cinq élevages gagnent.
roll = Un tour commence par les dés : vous avez reçu un ver violet et un ver jaune. { $player1 } peut aussi prendre un ver de ces couleurs.
prices = Les vers sont votre monnaie. Une carte en coûte un dans votre rangée, deux au milieu, trois dans celle de { $player1 }, et vous n’atteignez que les colonnes où vous avez un bateau.
coral = Avec un bateau, vous atteignez la colonne 1. Un corail s’y trouve dans votre rangée : prenez-le, car sans corail, pas de place pour les poissons.
pay = C’est vous qui choisissez comment payer. Pour un poisson, seuls comptent les vers de sa couleur ; pour le reste, tous conviennent.
boat = Maintenant un deuxième bateau, pour trois vers de n’importe quelles couleurs. Il vous ouvre la colonne 2, avec la femelle orange.
mother = Prenez la femelle orange. Elle coûte un ver orange et va tout de suite sur votre corail.
hidden = Les cartes des deux rangées du milieu sont face cachée. Retournez la première de la rangée 2 : cela coûte un ver de n’importe quelle couleur.
keep-yellow = Payez avec le bleu. Gardez les jaunes : le poisson suivant de votre rangée est un mâle jaune, et jaune avec orange est un élevage visible !
turned = La carte que vous venez de retourner peut être prise aussitôt pour un seul ver de plus. Si vous la laissez, elle reste visible et en coûte deux.
pearl = Une perle ! Elle vaut un ver de n’importe quelle couleur. Prenez-la.
flow = Cela suffit. Quand vous terminez votre tour, les rangées se resserrent vers la mer, à gauche, et sont complétées.
pick = { $player1 } a lancé les dés, et vous pouvez prendre un ver d’une couleur obtenue. Un ver gratuit : prenez-le.
rival = { $player1 } retourne aussi une carte cachée. Regardez.
washed = L’eau visible du côté de la mer s’est écoulée, et les cartes derrière se rapprochent. Ce qui est caché ne s’écoule pas.
father = Le mâle jaune est arrivé à la colonne 1, et vous avez relancé les dés. Prenez-le : c’est le père.
pay-yellow = Vous pourriez payer avec la perle. Mais il vous reste un ver jaune : gardez la perle pour plus tard.
bred = Un élevage ! Les deux parents vont à la défausse, et la carte d’élevage reste sur le corail, qui est terminé. Une nouvelle carte d’élevage est retournée.
shark = Le premier de cinq. Il y a mieux encore : un requin à la colonne 2, pour n’importe quel ver. Prenez-le.
chase = Un requin chasse une carte visible du récif, ou un poisson de l’un de vos coraux. Prenez-le en main et envoyez-le à la rangée 4, colonne 1 : { $player1 } aimerait bien cette perle.
enough = Il vous reste deux vers et une perle pour le prochain tour. Cinq coraux suffisent, un par élevage. Terminez votre tour.
which-coral = Le poisson peut aller sur plusieurs coraux : un corail vide, ou celui où il trouve son partenaire. Il y reste, alors réfléchissez.
shuffled = Sept cartes ou plus étaient défaussées : elles ont été mélangées à la pioche et reviendront un jour.
end = Le cinquième élevage gagne aussitôt. Si personne n’y arrive, la partie se termine après un nombre de tours, ici 60, sinon 400, et le plus d’élevages gagne.
