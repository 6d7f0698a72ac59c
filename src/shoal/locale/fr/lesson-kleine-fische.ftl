# La première partie guidée : Kleine Fische

goal = Bienvenue ! Vous collectionnez des poissons, et chacun vaut autant de points qu’il a de coquillages. Mais de chaque espèce, de A à J, seul compte votre meilleur poisson.
flip = Chaque tour commence par une carte de la pioche. Retournez-en une !
series = Un poisson F avec un coquillage ouvre la série. Tant que chaque poisson y est d’une autre espèce, vous pouvez vous arrêter et tout garder.
dare = Un G avec quatre coquillages : aucun poisson ne vaut plus ! Vous pourriez vous arrêter. Osons-en encore un.
stop = Trois espèces, sept coquillages. Un autre F, G ou A vous coûterait des poissons : arrêtez-vous et gardez les trois.
rival = Les trois poissons sont dans votre collection. C’est maintenant { $player1 } qui pêche. Regardez !
twins = Des jumeaux ! Une espèce qui était déjà dans la série : tous deux sont perdus, avec les poissons qui les séparent. Ce qui est à leur gauche est sauvé.
left-of-twins = { $player1 } ne garde que G3, le seul poisson à gauche des deux I. C’est à vous : à la pêche !
octopus = Une pieuvre ! Elle emporte toute la série. Mais elle offre un pillage : on annonce une victime et un nombre de cartes, puis on lance le dé.
die = Le dé montre −1, 1, 1, 2, 3 ou 3, et doit atteindre au moins le nombre annoncé. { $player1 } n’a qu’une carte : annoncez un.
only-the-best = Un 3 : le pillage réussit, et G3 est à vous. Mais vous avez déjà G4, et seul votre meilleur G compte. À { $player1 } de pêcher.
how-far = Jusqu’où aller ? Plus la série est longue, plus il y a d’espèces dangereuses, et il y a six pieuvres. Trois ou quatre poissons sont une bonne prise.
four = D2, H3, J1 et C1 : quatre espèces que vous n’avez pas encore, sept points de plus. Il est temps de s’arrêter !
look = Bien arrêté. Regardez maintenant la carte que retourne { $player1 } …
lucky = La pieuvre ! Une carte de plus, et elle était pour vous. { $player1 } peut maintenant vous piller, et vise trois cartes.
too-low = Un 1, alors que trois étaient annoncées : le pillage échoue, aucune carte ne change de mains.
backfires = Un −1 : le pillage se retourne, et c’est la victime qui tire une carte.
scoring = La pioche est épuisée, la manche est finie. Chaque collection compte les coquillages de son meilleur poisson de chaque espèce.
end = Cette leçon s’arrête après une manche. Dans une vraie partie, on continue jusqu’à ce que quelqu’un ait 77 points.
