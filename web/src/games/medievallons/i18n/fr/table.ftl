-name =
    { $kind ->
        [A] { names-A }
        [R] { names-R }
        [B] { names-B }
        [J] { names-J }
        [K] { names-K }
        [M] { names-M }
        [O] { names-O }
        [N] { names-N }
        [P] { names-P }
        [G] { names-G }
        [S] { names-S }
        [Z] { names-Z }
       *[W] { names-W }
    }
-one =
    { $kind ->
        [none] une carte
        [S] une { -name($kind) }
        [W] une { -name($kind) }
       *[other] un { -name($kind) }
    }
-the =
    { $kind ->
        [A] L’{ -name($kind) }
        [R] L’{ -name($kind) }
        [S] L’{ -name($kind) }
        [W] La { -name($kind) }
       *[other] Le { -name($kind) }
    }
# « guilde de Chevaliers »
-members =
    { $kind ->
        [A] d’{ -name($kind) }s
        [R] d’{ -name($kind) }s
        [S] d’{ -name($kind) }s
       *[other] de { -name($kind) }s
    }
# Une carte d’une liste : « 2 Chevaliers et un Bouffon ». $kind (text), $count (number)
-card =
    { $count ->
        [1] { -one($kind) }
       *[other] { $count } { -name($kind) }s
    }

-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }
-drawn =
    { $n ->
        [1] une carte
       *[other] { -cards($n) }
    }

names-A = Assassin
names-R = Artisan
names-B = Mendiant
names-J = Bouffon
names-K = Chevalier
names-M = Marchand
names-O = Moine
names-N = Noble
names-P = Prêtre
names-G = Rôdeur
names-S = Étoile
names-Z = Magicien
names-W = Sorcière

powers-A = Défaussez une carte d’une guilde
powers-R = Prenez le dessus de la défausse
powers-B = Une carte au hasard de la plus grosse main
powers-J = Vaut n’importe quel type dans une guilde
powers-K = Demandez un type de carte à un rival
powers-M = Échangez deux cartes avec un rival
powers-O = Piochez deux cartes
powers-N = Deux joueurs vous donnent chacun une carte
powers-P = Voyez une main, échangez-y une carte
powers-G = Prenez une carte d’une guilde
powers-S = Chacun pioche une carte, vous d’abord
powers-Z = Piochez trois cartes, gardez-en une
powers-W = Utilisez le pouvoir d’une guilde en jeu

more-A = Choisissez une carte dans n’importe quelle guilde : elle va à la défausse. Sans autre guilde à piller, piochez une carte.
more-R = Prenez la carte du dessus de la défausse.
more-B = Prenez une carte au hasard à celui qui en a le plus en main. Si c’est vous, piochez-en une.
more-J = Aucun pouvoir. Dans une guilde, il vaut n’importe quel type.
more-K = Nommez un joueur et un type. S’il a une carte de ce type, elle est à vous ; tous entendent la réponse.
more-M = Un autre joueur et vous échangez deux cartes ; chacun choisit en secret, en même temps.
more-O = Piochez deux cartes.
more-N = Les deux joueurs suivants vous donnent chacun une carte de leur choix. À deux : l’autre en donne une, puis vous piochez.
more-P = Regardez une autre main, prenez-y une carte et donnez en échange une autre des vôtres.
more-G = Prenez en main une carte de n’importe quelle guilde. Sans autre guilde à piller, piochez une carte.
more-S = Chaque joueur pioche une carte, en commençant par vous.
more-Z = Piochez trois cartes. Une reste en main ; les deux autres vont à la défausse, dans l’ordre voulu.
more-W = Utilisez le pouvoir d’une guilde en jeu, sauf Bouffons et Sorcières. S’il n’y en a pas, la carte du dessus de la pioche prête le sien.

turn = Tour { $n }
yourTurn = à vous
turnOf = au tour { -de($name) }
inHand = { $n } en main
times = ×{ $n }
listed = { LIST($all, item: "card") }
guildOf = Guilde { -members($kind) }
guildLabel = Guilde { -members($kind) } : { LIST($all, item: "card") }
freePlace = Pas encore de guilde
winningPlace = Une troisième guilde ici, et c’est gagné
yourGuilds = Vos guildes
yourHand = Votre main
thirdWins = La troisième guilde donne la victoire.
emptyHand = Aucune carte en main
deck = Pioche
deckLabel = Pioche : { -cards($n) }
pile = Défausse
pileLabel = Voir la défausse
pileTitle = Défausse, le dessus d’abord
pileEmpty = La défausse est vide.
onTop = sur le dessus
lastDiscards = les huit dernières, la plus récente d’abord

seen-title = Cartes vues, sur huit de chaque
seen-known = vue
seen-own = à vous
seen-not = pas vue
seen-label = { $all } { $all ->
        [one] vue
       *[other] vues
    } sur 8{ $own ->
        [0] { "" }
       *[other] , dont { $own } à vous
    }

breaker = Brise-Cycle
breakerRed = Rouge : quand la pioche est vide, la défausse en fait une nouvelle.
breakerYellow = Jaune : quand la pioche est vide, la partie s’arrête aussitôt.
powersOnTable = Pouvoirs en jeu
noPowers = Aucune guilde n’est encore posée.
allPowers = Les 13
allPowersTitle = Les 13 pouvoirs
youKnow = { $n } { $n ->
        [one] connue
       *[other] connues
    }
knowTitle = { $who } : cartes connues
knownCards = Sûrement dans cette main
knownNone = Sûrement pas dans cette main
knownExact = Pas davantage que ce qui est montré
knowNothing = Rien de sûr pour l’instant.
bot = robot
away = hors ligne
players = Joueurs
showKnown = Guildes et cartes connues
guildsHeading = Guildes
howTurn = À votre tour, une seule action :

actions-play = Jouer une carte
    .text = pour son pouvoir ; elle est ensuite défaussée
actions-guild = Poser une guilde
    .text = au moins trois cartes d’un type, les Bouffons valent n’importe lequel
actions-activate = Activer une guilde
    .text = son pouvoir encore une fois, sans rien défausser
actions-extend = Étendre une guilde
    .text = avec son type ou des Bouffons ; puis son pouvoir

aim = Posez trois guildes et vous gagnez aussitôt. Si la pioche se vide deux fois, ou après { $turns } { $turns ->
        [one] tour
       *[other] tours
    }, on compare les guildes, puis leurs cartes, puis les mains.

keys-1-1 = ←
    .text = →
keys-1-2 = un autre choix

keys-2-1-1 = A–Z

keys-2-2 = la carte de ce nom

keys-3-1-1 = 1–9

keys-3-2 = choisir

keys-4-1-1 = Entrée

keys-4-2 = choisir, puis confirmer

keys-5-1-1 = ?

keys-5-2 = cette page

helpTurn = À votre tour, une de ces actions :
howMany = Combien ?
confirmNone = Choisissez d’abord une carte
ownGuild = Vraiment votre propre guilde ?
reallyOwn = Oui, la mienne
change = Changer
keepChosen = Choisi : { $what }
marked = { $n } sur { $of }
noteTypes = Nombre : cartes dont vous ignorez la place. Œil : { $name } en a une. Tiret : { $name } n’en a pas.
notSeen = pas encore vues
hasOne = sûrement là
hasNone = sûrement pas là
otherChoices = Autres choix

chain-plays =
    { YOU($who) ->
        [you] Vous jouez
       *[other] { $who } joue
    }
chain-lays =
    { YOU($who) ->
        [you] Vous posez une guilde
       *[other] { $who } pose une guilde
    }
chain-uses =
    { YOU($who) ->
        [you] Vous activez une guilde
       *[other] { $who } active une guilde
    }
chain-extends =
    { YOU($who) ->
        [you] Vous étendez une guilde
       *[other] { $who } étend une guilde
    }
chain-draws =
    { YOU($who) ->
        [you] Vous piochez
       *[other] { $who } pioche
    }
chain-copies = copie
chain-reveals = révèle

because-third_guild = plus de victoires par une troisième guilde
    .text = moins de victoires par une troisième guilde
because-cycle = plus de victoires quand la pioche se vide
    .text = moins de victoires quand la pioche se vide

wait-turn = { $name } réfléchit à son coup.
wait-target = { $name } choisit un joueur.
wait-name = { $name } choisit un type à { YOU($target) ->
        [you] vous demander
       *[other] demander à { $target }
    }.
wait-card = { $name } choisit une carte d’une guilde.
wait-copy = { $name } choisit une guilde à copier.
wait-take = { $name } regarde { YOU($target) ->
        [you] votre main
       *[other] la main { -de($target) }
    }.
wait-give = { LIST($names) } { COUNT($names) ->
        [1] choisit
       *[other] choisissent
    } une carte pour { YOU($to) ->
        [you] vous
       *[other] { $to }
    }.
wait-swap = { LIST($names) } { COUNT($names) ->
        [1] choisit
       *[other] choisissent
    } deux cartes à échanger.
wait-keep = { $name } regarde trois cartes.
wait-top = { $name } pose des cartes sur la défausse.
wait-chance = Les cartes décident.
wait-other = On attend { LIST($names) }.
wait-over = La partie est finie.

end-youWin = Vous gagnez !
end-wins = { $name } gagne.
end-share = Victoire partagée : { LIST($all, you: "vous") }.
end-third = Une troisième guilde : victoire immédiate.
end-cycle = La pioche s’est vidée pour la deuxième fois.
end-maxTurns = { $n } tours ont été joués sans vainqueur.
end-byGuilds = Le nombre de guildes décide.
end-byMembers = Autant de guildes : les cartes dans les guildes décident.
end-byHands = Autant de guildes et autant de cartes dedans : la plus grosse main décide.
end-equal = Égalité parfaite : guildes, cartes et mains.
end-guilds = Guildes
end-members = Cartes en guilde
end-hands = Cartes en main
end-player = Joueur
end-winner = Vainqueur
end-table = Les joueurs comparés
