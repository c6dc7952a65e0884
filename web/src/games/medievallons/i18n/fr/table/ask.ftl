turn = À vous : une carte ou une guilde.
    .text = Choisissez dans votre main ou parmi vos guildes.
turnCards = À vous : jouez de votre main.
    .text = Choisissez une carte.
turnGuilds = À vous : activez une de vos guildes.
    .text = Votre main est vide.
turnWins = Vous pouvez poser votre troisième guilde, et gagner !

whom-B = Mendiant : plusieurs ont la plus grosse main. À qui prenez-vous une carte ?
whom-K = Chevalier : à qui demandez-vous ?
whom-M = Marchand : avec qui échangez-vous deux cartes ?
whom-P = Prêtre : quelle main regardez-vous ?

target = Choisissez un joueur.
name = Chevalier : quel type demandez-vous à { $name } ?

card-A = Assassin : quelle carte va à la défausse ?
card-G = Rôdeur : quelle carte prenez-vous en main ?

copy = Sorcière : de quelle guilde utilisez-vous le pouvoir ?
take = Prêtre : prenez une carte dans la main { -de($name) }.

giving-P = Prêtre : donnez une de vos cartes à { $name }.
giving-N = Noble : donnez une de vos cartes à { $name }.

giveDetail = Personne d’autre ne voit laquelle.
swap = Marchand : choisissez deux cartes pour { $name }.
swapDetail = Vous en recevez deux. Chacun choisit en secret.
keep = Magicien : gardez une de ces cartes.
top = Magicien : laquelle va sur le dessus de la défausse ?
other = Choisissez.
chosen = C’est choisi. On attend { LIST($names) }.
chosenDetail = Vous pouvez encore changer d’avis.
