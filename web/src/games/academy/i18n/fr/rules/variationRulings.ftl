on_knights-title = Chevalier blanc et chevalier noir

on_knights-A10 = La piste de la Coupe
    .text = La Coupe a 6 cases de chaque côté et s’arrête au bout. Elle part entre les deux premières cases : le milieu n’est pas une case, et de la première case d’un côté à celle de l’autre il n’y a qu’un pas. Les deux sont des valeurs supposées.
    .why = le nombre ne se voit que sur une image ; tous les textes placent la Coupe entre deux cases, et aucun ne dit ce qui se passe si elle est au milieu au décompte.

on_knights-A11 = Coupe au milieu
    .text = Si la Coupe est encore au milieu au décompte, faute d’Épée jouée depuis qu’on l’y a posée, aucun chevalier n’a gagné, et les deux pistes rapportent +5, +3, +1.
    .why = le plus gros gain est celui du vainqueur, et il n’y en a pas.

on_knights-A12 = Seule une Épée déplace la Coupe
    .text = Les bonus de Galanterie, ceux d’un pari aussi, avancent un pion et jamais la Coupe.
    .why = les textes lient la Coupe à la carte jouée.

on_bets-title = Paris

on_bets-A13 = Sur quoi parier
    .text = Il y a sept paris, un par piste. Joutes et Tournois (ou chevalier blanc et chevalier noir) sont deux paris différents ; une Épée compte pour la piste où elle a été jouée.
    .why = un pari nomme un plateau, et ce sont deux plateaux.

on_bets-A14 = Pari et recul
    .text = Les écuyers dont le rang en Galanterie donne un bonus reculent d’une case même si leur pari n’a rien déplacé.
    .why = le recul est le prix du rang ; un pari perdu est le risque du pari.

on_codex-title = Codex secret

on_codex-A15 = Qui choisit sur la case 0
    .text = Les jetons se prennent dans l’ordre des rangs aux Études. Les écuyers de la case 0 viennent en dernier, entre eux dans l’ordre du tour depuis le premier joueur.
    .why = ils sont tous également derniers, le rang ne donne donc pas d’ordre.

on_codex-A16 = Ce qui est montré
    .text = Un −1 ou un −3 est gardé face cachée comme blason d’Études. Un 0 est rendu. Celui qui prend voit ce qu’il a pris ; les autres apprennent seulement qui a rendu un 0.
    .why = c’est ce que dit le texte anglais ; un 0 rendu en apprend autant à la table que la version française.

on_codex-A35 = Regarder dans le codex
    .text = Vous pouvez regarder n’importe quelle place, même déjà vue, et la question est toujours posée, avec le choix de ne pas regarder. Le neutre de Karadoc ne regarde jamais.
    .why = rien ne limite le choix du jeton, et personne n’a de mémoire pour le neutre.

on_codex-A38 = Ce que voit la table
    .text = La place que quelqu’un regarde ou prend est vue de tous ; la valeur, de cette personne seule. Les zéros sont rendus quand tous ont pris ; d’ici là personne ne voit ce que le neutre a pris.
    .why = on peut suivre les mains au-dessus du codex, pas les faces des jetons ; rendre les zéros plus tôt aiderait les suivants.

on_scrolls-title = Parchemins royaux

on_scrolls-A17 = Pris par tout mouvement
    .text = Tout ce qui amène un pion sur 6 ou 12 ou au-delà prend le parchemin, bonus de Galanterie compris. Un tel parchemin compte pour la manche en cours, puisque le Service du roi est décompté après la Galanterie.
    .why = les textes anglais et russe parlent du pion ; seul le français nomme les cartes.

on_scrolls-A18 = La case 0 ne rapporte rien
    .text = Quand le Service du roi est décompté, un pion sur la case 0 ne reçoit pas de blason.
    .why = la case 0 n’apporte rien de bon sur aucune piste.

on_scrolls-A19 = Pas de remise à zéro après la manche III
    .text = La remise à zéro après la manche III ne touche pas au Service du roi.
    .why = cette face du plateau a la sienne, quand le parchemin de 12 est pris.

on_dragon-title = Dragon

on_dragon-A20 = Ce qui compte
    .text = Seulement les blasons positifs de Joutes, Tournois et Service du roi. Ce qu’un écuyer y gagne ou y perd forme un seul blason de Quêtes ; si c’est 0, il n’y en a pas. On ne peut pas le prendre par les Aumônes.
    .why = l’échange nomme ses trois origines, et les Quêtes n’en sont pas.

on_alms-title = Aumônes

on_alms-A21 = Qui choisit
    .text = Celui qui prend choisit quel blason donner et lesquels prendre, et voit les blasons qui peuvent être pris.
    .why = nul ne peut choisir parmi des pièces qu’il n’a pas le droit de voir.

on_alms-A22 = Ce qui est obligatoire
    .text = Donner est obligatoire s’il y a un blason négatif d’Études à donner. Prendre est facultatif, jusqu’à la limite.
    .why = le don est énoncé comme un fait, la prise comme un maximum.

on_alms-A23 = Plusieurs sur la case 0
    .text = Si plusieurs partagent la dernière place sur la case 0, le premier désigne l’un d’eux, même sans rien à donner ni à prendre. Il n’y a alors pas d’avant-dernier, et le deuxième n’échange pas. Tous deux ne profitent qu’à partir de la case 1. Personne n’échange avec soi-même ; avec Lancelot, le bleu peut échanger avec le vert.
    .why = l’échange demande un seul partenaire, et une dernière place partagée ne laisse pas d’avant-dernier.

on_alms-A32 = Ordre, et quel blason bouge
    .text = Désigner, donner, prendre, prendre encore. Si plusieurs blasons ont la valeur nommée, c’est le premier gagné qui bouge, et il va à la fin des blasons de son nouveau propriétaire.
    .why = les points sont les mêmes ; un ordre fixe rend les parties enregistrées exactes.

on_alms-A37 = Ce que voit la table
    .text = Les échanges de blasons de Joutes, Tournois et Service du roi sont publics. Avec le codex, la valeur d’un blason d’Études donné n’est vue que de celui qui donne et de celui qui reçoit.
    .why = ce que le codex a donné est un secret, et un don ne doit pas le publier. Montrer les autres échanges est une commodité de notre part : avec −1 et −3 en main, un don cacherait quelque chose autour d’une table.

on_alms-A39 = Avec le codex, on demande quoi donner
    .text = Avec le codex, qui détient deux blasons d’Études ou plus choisit lequel donner, même s’ils sont tous pareils. S’il n’en a qu’un, le don se fait tout seul. Qui choisit pour le neutre voit ses blasons.
    .why = chacun voit combien de blasons un écuyer détient, mais pas lesquels : ne poser la question qu’à ceux qui ont les deux sortes les trahirait.

on_alms-A40 = Éditions
    .text = Une table peut suivre une boîte imprimée. Anglaise : le deuxième prend au dernier écuyer, celui avec qui le premier a échangé. Française : seules les cartes prennent les parchemins, et le premier doit prendre deux blasons s’il y en a deux. Anglaise, française et russe : le deuxième doit en prendre un s’il y en a. Une prise obligatoire qui ne laisse aucun choix se fait toute seule.
    .why = qui possède une boîte doit pouvoir jouer ce que dit son livret.
