dealt = Vous recevez { LIST($all, item: "card") }.
pile = La défausse commence par { -one($card) }.
played =
    { YOU($who) ->
        [you] Vous jouez
       *[other] { $who } joue
    } { -one($card) }.
guild =
    { YOU($who) ->
        [you] Vous posez
       *[other] { $who } pose
    } une guilde { -members($kind) } : { LIST($all, item: "card") }.
activated =
    { YOU($who) ->
        [you] Vous activez votre
       *[other] { $who } active sa
    } guilde { -members($kind) }.
extended =
    { YOU($who) ->
        [you] Vous étendez votre
       *[other] { $who } étend sa
    } guilde { -members($kind) } : { LIST($all, item: "card") }.
standIn =
    { YOU($who) ->
        [you] Vous n’avez rien à jouer et piochez
       *[other] { $who } n’a rien à jouer et pioche
    } { -drawn($n) }.
instead = { -the($kind) } ne trouve rien à faire : { YOU($who) ->
        [you] vous piochez
       *[other] { $who } pioche
    } une carte à la place.
drew =
    { YOU($who) ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $all ->
        [none] { -drawn($n) }
       *[other] { LIST($all, item: "card") }
    }.
everyoneDraws =
    { $mine ->
        [none] Chacun pioche une carte.
       *[other] Chacun pioche une carte ; la vôtre : { -one($mine) }.
    }
chooses =
    { YOU($other) ->
        [you] { $who } vous choisit.
       *[other]
            { YOU($who) ->
                [you] Vous choisissez
               *[other] { $who } choisit
            } { $other }.
    }
trades =
    { YOU($who) ->
        [you] Vous échangez
       *[other] { $who } échange
    } deux cartes avec { YOU($other) ->
        [you] vous
       *[other] { $other }
    }.
asked =
    { YOU($other) ->
        [you] { $who } vous demande { -one($kind) }.
       *[other]
            { YOU($who) ->
                [you] Vous demandez
               *[other] { $who } demande
            } { -one($kind) } à { $other }.
    }
askedNone =
    { YOU($other) ->
        [you] { $who } vous demande { -one($kind) } : vous n’en avez pas.
       *[other]
            { YOU($who) ->
                [you] Vous demandez
               *[other] { $who } demande
            } { -one($kind) } à { $other }, qui n’en a pas.
    }
askedGot =
    { YOU($other) ->
        [you] { $who } vous demande { -one($kind) } et l’obtient.
       *[other]
            { YOU($who) ->
                [you] Vous demandez
               *[other] { $who } demande
            } { -one($kind) } à { $other } et { YOU($who) ->
                [you] l’obtenez
               *[other] l’obtient
            }.
    }
hadNone =
    { YOU($who) ->
        [you] Vous n’en avez pas
       *[other] { $who } n’en a pas
    }.
gave =
    { YOU($other) ->
        [you] { $who } vous donne { -one($card) }.
       *[other]
            { YOU($who) ->
                [you] Vous donnez
               *[other] { $who } donne
            } { -one($card) } à { $other }.
    }
took =
    { YOU($other) ->
        [you] { $who } vous prend { -one($card) }.
       *[other]
            { YOU($who) ->
                [you] Vous prenez
               *[other] { $who } prend
            } { -one($card) } à { $other }.
    }
swapped =
    { YOU($other) ->
        [you] { $who } vous donne { LIST($all, item: "card") }.
       *[other]
            { YOU($who) ->
                [you] Vous donnez
               *[other] { $who } donne
            } { LIST($all, item: "card") } à { $other }.
    }
looked =
    { YOU($who) ->
        [you] Vous regardez
       *[other] { $who } regarde
    } { YOU($other) ->
        [you] votre main
       *[other] la main { -de($other) }
    }{ $all ->
        [none] { "" }
       *[other]  : { LIST($all, item: "card") }
    }.
fromGuild =
    { YOU($who) ->
        [you] Vous prenez
       *[other] { $who } prend
    } { -one($card) } dans { YOU($who) ->
        [you]
            { YOU($owner) ->
                [you] votre propre guilde
               *[other]
                    { YOU($owner) ->
                        [you] votre guilde
                       *[other]
                            { SAME($who, $owner) ->
                                [yes] sa propre guilde
                               *[no] la guilde { -de($owner) }
                            }
                    }
            }
       *[other]
            { YOU($owner) ->
                [you] votre guilde
               *[other]
                    { SAME($who, $owner) ->
                        [yes] sa propre guilde
                       *[no] la guilde { -de($owner) }
                    }
            }
    }.
killed =
    { YOU($who) ->
        [you] Vous tuez
       *[other] { $who } tue
    } { -one($card) } dans { YOU($who) ->
        [you]
            { YOU($owner) ->
                [you] votre propre guilde
               *[other]
                    { YOU($owner) ->
                        [you] votre guilde
                       *[other]
                            { SAME($who, $owner) ->
                                [yes] sa propre guilde
                               *[no] la guilde { -de($owner) }
                            }
                    }
            }
       *[other]
            { YOU($owner) ->
                [you] votre guilde
               *[other]
                    { SAME($who, $owner) ->
                        [yes] sa propre guilde
                       *[no] la guilde { -de($owner) }
                    }
            }
    }.
dissolved =
    { YOU($owner) ->
        [you] Votre guilde
       *[other] La guilde { -de($owner) }
    } est dissoute : { LIST($all, item: "card") } de retour en main.
fromPile =
    { YOU($who) ->
        [you] Vous prenez
       *[other] { $who } prend
    } { -one($card) } dans la défausse.
copied =
    { YOU($who) ->
        [you] Vous utilisez
       *[other] { $who } utilise
    } le pouvoir de { YOU($who) ->
        [you]
            { YOU($owner) ->
                [you] votre propre guilde { -members($kind) }
               *[other]
                    { YOU($owner) ->
                        [you] votre guilde { -members($kind) }
                       *[other]
                            { SAME($who, $owner) ->
                                [yes] sa propre guilde { -members($kind) }
                               *[no] la guilde { -members($kind) } { -de($owner) }
                            }
                    }
            }
       *[other]
            { YOU($owner) ->
                [you] votre guilde { -members($kind) }
               *[other]
                    { SAME($who, $owner) ->
                        [yes] sa propre guilde { -members($kind) }
                       *[no] la guilde { -members($kind) } { -de($owner) }
                    }
            }
    }.
revealed =
    { YOU($who) ->
        [you] Vous révélez
       *[other] { $who } révèle
    } { -one($card) } de la pioche.
nothing = Il ne se passe rien.
kept =
    { YOU($who) ->
        [you] Vous gardez
       *[other] { $who } garde
    } { -one($card) }.
laidDown =
    { YOU($who) ->
        [you] Vous défaussez
       *[other] { $who } défausse
    } { LIST($all, item: "card") }.
reshuffled = La pioche est vide : le Brise-Cycle passe au jaune, et { -cards($n) } de la défausse { $n ->
        [one] fait
       *[other] font
    } une nouvelle pioche.
thirdGuild =
    { YOU($who) ->
        [you] Vous avez une troisième guilde et gagnez
       *[other] { $who } a une troisième guilde et gagne
    } !
cycle = La pioche est vide pour la deuxième fois : la partie est finie.
maxTurns = Le nombre maximal de tours est atteint : la partie est finie.
