# « vous » et « l’écuyer neutre » sont en minuscules dans une phrase.
-named =
    { SAME($name, neutral) ->
        [yes] l’écuyer neutre
       *[no]
            { SAME($name, "Vous") ->
                [yes] vous
               *[no] { $name }
            }
    }
-inside =
    { YOU($who) ->
        [you] vous
       *[other] { -named($who) }
    }
-de =
    { SAME($word, neutral) ->
        [yes] de l’écuyer neutre
       *[no]
            { VOWEL($word) ->
                [yes] d’{ $word }
               *[no] de { $word }
            }
    }
# « aux Joutes », « en Charité », « côté Chevalier blanc »
-at =
    { KEY($track, "tracks") ->
        [gallantry] en { $track }
        [charity] en { $track }
        [king] au { $track }
        [none] côté { $track }
       *[other] aux { $track }
    }
# « des Joutes », « de la Charité », « du Chevalier blanc »
-from =
    { KEY($track, "tracks") ->
        [gallantry] de la { $track }
        [charity] de la { $track }
        [king] du { $track }
        [none] du { $track }
       *[other] des { $track }
    }
# « les Joutes », « la Charité », « le Chevalier blanc »
-the =
    { KEY($track, "tracks") ->
        [gallantry] la { $track }
        [charity] la { $track }
        [king] le { $track }
        [none] le { $track }
       *[other] les { $track }
    }

-ordinal =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
-squares = { $n } { $n ->
        [one] case
       *[other] cases
    }
-placed = la { $n ->
        [1] 1re
       *[other] { $n }e
    } place
-points = { NUMBER($n) } { $n ->
        [one] point
       *[other] points
    }

tracks-gallantry = Galanterie
tracks-jousts = Joutes
tracks-tournaments = Tournois
tracks-education = Études
tracks-king = Service du roi
tracks-quests = Quêtes
tracks-charity = Charité

knights-jousts = Chevalier blanc
knights-tournaments = Chevalier noir

suits-gallantry = Galanterie
suits-sword = Épée
suits-education = Études
suits-king = Roi
suits-quests = Quêtes
suits-charity = Charité

colours-blue = Bleu
colours-yellow = Jaune
colours-green = Vert
colours-red = Rouge
colours-black = Noir
colours-grey = Gris

neutral = L’écuyer neutre
or = ou
round = Manche { NUMBER($n, style: "roman") }
roundOf = Manche { NUMBER($n, style: "roman") } sur { NUMBER($all, style: "roman") }

steps-draft = Choix
steps-split = Partage
steps-play = Jeu
steps-score = Décompte

passLeft = vers la gauche
passRight = vers la droite

pays-moves = avance de { LIST($list, last: "comma") }
pays-bet = avance selon le pari
pays-top = { LIST($list, item: "signed", last: "comma") }
pays-last = dernier { NUMBER($last, sign: "always") }, puis { NUMBER($next, sign: "always") }
pays-codex = jetons selon le rang
pays-king = +6 dès 6, +12 sur 12
pays-scrolls = par parchemin
pays-dragon = selon vos blasons
pays-alms = échange de blasons

hand-title = Vos cartes
hand-ofSquire = Cartes { -de($colour) }
hand-kept = Gardées : { $n } sur 5
hand-passed = Cartes que vous avez passées
hand-to = à { -named($name) }
hand-spent = Estompées : une carte identique a été jouée.
hand-codex = Codex secret
hand-codexSeen = vous avez vu { COUNT($places) ->
        [one] la place
       *[other] les places
    } { LIST($places) }
hand-token =
    { $value ->
        [none] Place { $place }, face cachée
       *[other] Place { $place } : { NUMBER($value) }
    }
hand-takenBy = pris : { $name }
hand-chosen = choisie
hand-change = Changer
hand-wait = Vous pouvez encore changer d’avis.

does-keep = Garder { $card }
does-play = Jouer { $card }
does-playOn = Jouer { $card } { -at($track) }
does-bet = Parier sur { -the($track) }
does-bonus = Avancer { -at($track) }
does-lift = Relever { -at($track) }
does-liftOf = Relever { $colour } { -at($track) }
does-liftNone = Tout laisser en place
does-sword = Épée { -at($track) }
does-peek = Regarder la place { $place }
does-peekNone = Ne pas regarder
does-codex = Prendre la place { $place }
does-from = Échanger avec { -named($name) }
does-give = Donner { $coat }
does-take = Prendre { $coat }
does-takeNone = Ne rien prendre
does-split = { $one } | { $two }
does-splitGo = Montrer ces paquets
does-pile = Paquet { $n } : { $cards }
does-assignGo = Répartir ainsi
does-forNeutral = Neutre : { $what }

seen = vous avez vu { NUMBER($value) }
unseen = face cachée
pile = Paquet { $n }
tray = { $n } sur { $of }
swapHint = Touchez une carte pour la changer de côté.
coat =
    { $value ->
        [none] { $track } ?
       *[other] { $track } { NUMBER($value, sign: "always") }
    }

preview-way = { $from } → { $to }
preview-change = { $before } → { $after }
preview-cup =
    { $n ->
        [0] Coupe au milieu
       *[other] Coupe à { $n } côté { $knight }
    }
preview-full = { $track } : { LIST($parts, last: "comma") }.
preview-potential = Jouée { -at($track) } : { LIST($parts, last: "comma") }.

because-more = { NUMBER($n, digits: 1) } { NUMBER($n, digits: 1) ->
        [one] point
       *[other] points
    } de plus { -at($track) }
because-fewer = { NUMBER($n, digits: 1) } { NUMBER($n, digits: 1) ->
        [one] point
       *[other] points
    } de moins { -at($track) }
because-denies = prive { $who } de { NUMBER($n, digits: 1) } { NUMBER($n, digits: 1) ->
        [one] point
       *[other] points
    } { -at($track) }
because-gives = donne { NUMBER($n, digits: 1) } { NUMBER($n, digits: 1) ->
        [one] point
       *[other] points
    } à { $who } { -at($track) }

status-toPlay = tour en cours
status-choosing = choix en cours
status-ready = choix fait
status-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    } en main
status-bet = pari :
status-first = Premier joueur
status-bot = un robot joue
status-away = hors ligne
status-points = points
status-hidden = Les points restent cachés jusqu’à la fin
status-coats = { $n } { $n ->
        [one] blason
       *[other] blasons
    }
status-played = Cartes jouées
status-players = Joueurs

scoring-title = Décompte { -from($track) }.
scoring-stepback = Galanterie : ceux qui ont avancé reculent.
scoring-ranks = Galanterie : les premiers avancent chacun un pion.
scoring-ranksBet = Galanterie : les premiers avancent le pion de leur pari.
scoring-tokens = Études : on prend les jetons.
scoring-reset = Des pions reculent.
scoring-points = Points
scoring-none = –
scoring-caption = Les points de cette manche jusqu’ici

end-wins =
    { YOU($who) ->
        [you] Vous gagnez avec { -points($n) }
       *[other] { $who } gagne avec { -points($n) }
    }
end-share = { LIST($all, you: "Vous") } { YOU($all) ->
        [you] partagez
       *[other]
            { COUNT($all) ->
                [1] partage
               *[other] partagent
            }
    } la victoire avec { -points($n) }
end-ahead = { -points($n) } devant { -inside($who) }.
end-gallantry = À égalité de points avec { LIST($all, you: "vous") } : la Galanterie départage.
end-shared = À égalité de points, et tous au départ en Galanterie.
end-picture = D’où viennent les points
end-total = Points
end-of = { $track } { NUMBER($value, sign: "always") }
end-cannotWin = ne peut pas gagner

sheet-onTop = case { $square }, dessus
sheet-under = case { $square }, dessous
sheet-on = case { $square }
sheet-start = au départ
sheet-rule = La case la plus haute d’abord ; sur une même case, le plus haut de la pile. Au départ, tous sont derniers.
