# „aus der eigenen Gilde“. $who (player), $owner (player)
-guildOf =
    { SAME($who, $owner) ->
        [yes]
            { YOU($who) ->
                [you] deiner eigenen Gilde
               *[other] der eigenen Gilde
            }
       *[no]
            { YOU($owner) ->
                [you] deiner Gilde
               *[other] der Gilde von { $owner }
            }
    }

dealt = Du bekommst { LIST($all, item: "given") }.
pile = Die Ablage beginnt mit { $card ->
        [none] einer Karte
       *[other] { -to($card) }
    }.
played =
    { YOU($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } { -one($card) }.
guild =
    { YOU($who) ->
        [you] Du legst
       *[other] { $who } legt
    } eine Gilde der { -many($kind) } aus: { LIST($all, item: "card") }.
activated =
    { YOU($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } die Gilde der { -many($kind) } ein.
extended =
    { YOU($who) ->
        [you] Du erweiterst
       *[other] { $who } erweitert
    } die Gilde der { -many($kind) } um { LIST($all, item: "given") }.
standIn =
    { YOU($who) ->
        [you] Du kannst nichts spielen und ziehst
       *[other] { $who } kann nichts spielen und zieht
    } { -drawn($n) }.
instead =
    { $kind ->
        [W] Die { -name($kind) }
       *[other] Der { -name($kind) }
    } findet nichts zu tun: { YOU($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } stattdessen eine Karte.
drew =
    { YOU($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $all ->
        [none] { -drawn($n) }
       *[other] { LIST($all, item: "given") }
    }.
everyoneDraws =
    { $mine ->
        [none] Alle ziehen eine Karte.
       *[other] Alle ziehen eine Karte, du { -one($mine) }.
    }
chooses =
    { YOU($who) ->
        [you] Du wählst
       *[other] { $who } wählt
    } { -whom($other) }.
trades =
    { YOU($who) ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } mit { YOU($other) ->
        [you] dir
       *[other] { $other }
    } zwei Karten.
asked =
    { YOU($who) ->
        [you] Du fragst
       *[other] { $who } fragt
    } { -whom($other) } nach { -to($kind) }.
askedNone =
    { YOU($who) ->
        [you] Du fragst
       *[other] { $who } fragt
    } { -whom($other) } vergeblich nach { -to($kind) }.
askedGot =
    { YOU($who) ->
        [you] Du fragst
       *[other] { $who } fragt
    } { -whom($other) } nach { -to($kind) } und { YOU($who) ->
        [you] bekommst
       *[other] bekommt
    } { $kind ->
        [W] sie
       *[other] ihn
    }.
hadNone =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } keine solche Karte.
gave =
    { YOU($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } { YOU($other) ->
        [you] dir
       *[other] { $other }
    } { -one($card) }.
took =
    { YOU($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { -one($card) } von { YOU($other) ->
        [you] dir
       *[other] { $other }
    }.
swapped =
    { YOU($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } { YOU($other) ->
        [you] dir
       *[other] { $other }
    } { LIST($all, item: "given") }.
looked =
    { YOU($who) ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { -handOf($other) } an{ $all ->
        [none] { "" }
       *[other] : { LIST($all, item: "card") }
    }.
fromGuild =
    { YOU($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { -one($card) } aus { -guildOf($who, $owner) }.
killed =
    { YOU($who) ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { -one($card) } aus { -guildOf($who, $owner) } ab.
dissolved =
    { YOU($owner) ->
        [you] Deine Gilde
       *[other] Die Gilde von { $owner }
    } löst sich auf. Zurück auf die Hand: { LIST($all, item: "card") }.
fromPile =
    { YOU($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { -one($card) } von der Ablage.
copied =
    { YOU($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } die Fähigkeit { SAME($who, $owner) ->
        [yes]
            { YOU($who) ->
                [you] deiner eigenen Gilde der { -many($kind) }
               *[other] der eigenen Gilde der { -many($kind) }
            }
       *[no]
            { YOU($owner) ->
                [you] deiner Gilde der { -many($kind) }
               *[other] der Gilde der { -many($kind) } von { $owner }
            }
    } ein.
revealed =
    { YOU($who) ->
        [you] Du deckst
       *[other] { $who } deckt
    } { -one($card) } vom Nachziehstapel auf.
nothing = Es passiert nichts.
kept =
    { YOU($who) ->
        [you] Du behältst
       *[other] { $who } behält
    } { -one($card) }.
laidDown =
    { YOU($who) ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { LIST($all, item: "given") } ab.
reshuffled = Der Nachziehstapel ist leer: Der Kreisbrecher wird gelb, und { -cards($n) } der Ablage { $n ->
        [one] wird
       *[other] werden
    } zum neuen Nachziehstapel.
thirdGuild =
    { YOU($who) ->
        [you] Du hast eine dritte Gilde und gewinnst
       *[other] { $who } hat eine dritte Gilde und gewinnt
    }!
cycle = Der Nachziehstapel ist zum zweiten Mal leer: Die Partie ist vorbei.
maxTurns = Die Höchstzahl an Zügen ist erreicht: Die Partie ist vorbei.
