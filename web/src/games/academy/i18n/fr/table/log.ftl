round = Manche { NUMBER($n, style: "roman") } : { YOU($who) ->
        [you] vous commencez
       *[other] { $who } commence
    }
dealt =
    { YOU($who) ->
        [you] Vous recevez { $cards }.
       *[other] { $who } reçoit { $cards }.
    }
codex = De nouveaux jetons sont posés sur le codex, face cachée.
bet =
    { YOU($who) ->
        [you] Vous pariez sur { -the($track) }.
       *[other] { $who } parie sur { -the($track) }.
    }
kept =
    { YOU($who) ->
        [you] Vous gardez { $card }.
       *[other] { $who } garde { $card }.
    }
passed =
    { YOU($to) ->
        [you] { $who } vous passe { $cards }.
       *[other]
            { YOU($who) ->
                [you] Vous passez { $cards } à { -inside($to) }.
               *[other] { $who } passe { $cards } à { -inside($to) }.
            }
    }
pile =
    { YOU($who) ->
        [you] Vous montrez le paquet { $n } : { $cards }.
       *[other] { $who } montre le paquet { $n } : { $cards }.
    }
pileTaken =
    { YOU($who) ->
        [you] Vous prenez le paquet : { $cards }.
       *[other] { $who } prend le paquet : { $cards }.
    }
assigned =
    { YOU($who) ->
        [you] Vous jouerez { $cards }.
       *[other] { $who } jouera { $cards }.
    }
played =
    { YOU($who) ->
        [you] Vous jouez { $card }
       *[other] { $who } joue { $card }
    }{ $way ->
        [none] { "" }
       *[other]  : { $way }
    }.
playedOn =
    { YOU($who) ->
        [you] Vous jouez { $card } { -at($track) }
       *[other] { $who } joue { $card } { -at($track) }
    }{ $way ->
        [none] { "" }
       *[other]  : { $way }
    }.
bonus =
    { YOU($who) ->
        [you] Vous avancez { -at($track) } : { $from } → { $to }.
       *[other] { $who } avance { -at($track) } : { $from } → { $to }.
    }
betMoves =
    { YOU($who) ->
        [you] Votre pari vous fait avancer { -at($track) } : { $from } → { $to }.
       *[other] { $who } avance { -at($track) } grâce au pari : { $from } → { $to }.
    }
stepback =
    { YOU($who) ->
        [you] Vous reculez en Galanterie : { $from } → { $to }.
       *[other] { $who } recule en Galanterie : { $from } → { $to }.
    }
pulled =
    { YOU($who) ->
        [you] Vous reculez { -at($track) } : { $from } → { $to }.
       *[other] { $who } recule { -at($track) } : { $from } → { $to }.
    }
cup =
    { $n ->
        [0] La Coupe est au milieu.
       *[other] La Coupe est à { -squares($n) } du milieu, côté { $knight }.
    }
scroll =
    { YOU($who) ->
        [you] Vous prenez le parchemin de la case { $square }.
       *[other] { $who } prend le parchemin de la case { $square }.
    }
peeked =
    { YOU($who) ->
        [you] Vous regardez la place { $place } du codex
       *[other] { $who } regarde la place { $place } du codex
    }{ $value ->
        [none] .
       *[other]  : { NUMBER($value) }.
    }
lifted =
    { YOU($who) ->
        [you] Vous relevez votre pion { -at($track) }, au sommet de sa pile.
       *[other] { $who } relève un pion { -at($track) }, au sommet de sa pile.
    }
ranked =
    { YOU($who) ->
        [you] Vous avez { -placed($place) } en Galanterie.
       *[other] { $who } a { -placed($place) } en Galanterie.
    }
coat =
    { $value ->
        [negative]
            { YOU($who) ->
                [you] Vous perdez { NUMBER($value, sign: "never") } { $value ->
                        [one] point
                       *[other] points
                    } { -at($track) }.
               *[other] { $who } perd { NUMBER($value, sign: "never") } { $value ->
                        [one] point
                       *[other] points
                    } { -at($track) }.
            }
       *[other]
            { YOU($who) ->
                [you] Vous gagnez { -points($value) } { -at($track) }.
               *[other] { $who } gagne { -points($value) } { -at($track) }.
            }
    }
token =
    { YOU($who) ->
        [you] Vous prenez le jeton de la place { $place }
       *[other] { $who } prend le jeton de la place { $place }
    }{ $value ->
        [none] .
       *[other]  : { NUMBER($value) }.
    }
zero =
    { YOU($who) ->
        [you] Vous rendez un 0.
       *[other] { $who } rend un 0.
    }
given =
    { YOU($to) ->
        [you] { $who } vous donne { $coat }.
       *[other]
            { YOU($who) ->
                [you] Vous donnez { $coat } à { -inside($to) }.
               *[other] { $who } donne { $coat } à { -inside($to) }.
            }
    }
taken =
    { YOU($from) ->
        [you] { $who } vous prend { $coat }.
       *[other]
            { YOU($who) ->
                [you] Vous prenez { $coat } à { -inside($from) }.
               *[other] { $who } prend { $coat } à { -inside($from) }.
            }
    }
emptied = Tous les pions { -from($track) } retournent au départ.
cupReset = La Coupe revient au milieu.
scrollsBack = Les deux parchemins sont remis en place.
ended = La partie est finie.
