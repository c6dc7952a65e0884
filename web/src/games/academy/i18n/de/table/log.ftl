round = Runde { NUMBER($n, style: "roman") }: { YOU($who) ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }
dealt =
    { YOU($who) ->
        [you] Du bekommst { $cards }.
       *[other] { $who } bekommt { $cards }.
    }
codex = Neue Plättchen liegen verdeckt auf dem Kodex.
bet =
    { YOU($who) ->
        [you] Du wettest { -onto($track) }.
       *[other] { $who } wettet { -onto($track) }.
    }
kept =
    { YOU($who) ->
        [you] Du behältst { $card }.
       *[other] { $who } behält { $card }.
    }
passed =
    { YOU($who) ->
        [you] Du gibst { $cards } an { -acc($to) } weiter.
       *[other] { $who } gibt { $cards } an { -acc($to) } weiter.
    }
pile =
    { YOU($who) ->
        [you] Du zeigst Päckchen { $n }: { $cards }.
       *[other] { $who } zeigt Päckchen { $n }: { $cards }.
    }
pileTaken =
    { YOU($who) ->
        [you] Du nimmst das Päckchen { $cards }.
       *[other] { $who } nimmt das Päckchen { $cards }.
    }
assigned =
    { YOU($who) ->
        [you] Du wirst { $cards } spielen.
       *[other] { $who } wird { $cards } spielen.
    }
played =
    { YOU($who) ->
        [you] Du spielst { $card }
       *[other] { $who } spielt { $card }
    }{ $way ->
        [none] { "" }
       *[other] : { $way }
    }.
playedOn =
    { YOU($who) ->
        [you] Du spielst { $card } { -at($track) }
       *[other] { $who } spielt { $card } { -at($track) }
    }{ $way ->
        [none] { "" }
       *[other] : { $way }
    }.
bonus =
    { YOU($who) ->
        [you] Du rückst { -at($track) } vor: { $from } → { $to }.
       *[other] { $who } rückt { -at($track) } vor: { $from } → { $to }.
    }
betMoves =
    { YOU($who) ->
        [you] Durch deine Wette rückst du { -at($track) } vor: { $from } → { $to }.
       *[other] { $who } rückt durch die Wette { -at($track) } vor: { $from } → { $to }.
    }
stepback =
    { YOU($who) ->
        [you] Du gehst in der Minne zurück: { $from } → { $to }.
       *[other] { $who } geht in der Minne zurück: { $from } → { $to }.
    }
pulled =
    { YOU($who) ->
        [you] Du gehst { -at($track) } zurück: { $from } → { $to }.
       *[other] { $who } geht { -at($track) } zurück: { $from } → { $to }.
    }
cup =
    { $n ->
        [0] Der Kelch steht in der Mitte.
       *[other] Der Kelch steht auf Feld { $n } { -ofKnight($knight) }.
    }
scroll =
    { YOU($who) ->
        [you] Du nimmst die Schriftrolle von Feld { $square }.
       *[other] { $who } nimmt die Schriftrolle von Feld { $square }.
    }
peeked =
    { YOU($who) ->
        [you] Du siehst dir Platz { $place } des Kodex an
       *[other] { $who } sieht sich Platz { $place } des Kodex an
    }{ $value ->
        [none] .
       *[other] : { NUMBER($value) }.
    }
lifted =
    { YOU($who) ->
        [you] Du hebst deine Scheibe { -at($track) } ganz nach oben.
       *[other] { $who } hebt eine Scheibe { -at($track) } ganz nach oben.
    }
ranked =
    { YOU($who) ->
        [you] Du belegst in der Minne den { -ordinal($place) } Platz.
       *[other] { $who } belegt in der Minne den { -ordinal($place) } Platz.
    }
coat =
    { $value ->
        [negative]
            { YOU($who) ->
                [you] Du verlierst
               *[other] { $who } verliert
            } { NUMBER($value, sign: "never") } { $value ->
                [one] Punkt
               *[other] Punkte
            } { -at($track) }.
       *[other]
            { YOU($who) ->
                [you] Du bekommst { -points($value) } { -at($track) }.
               *[other] { $who } bekommt { -points($value) } { -at($track) }.
            }
    }
token =
    { YOU($who) ->
        [you] Du nimmst das Plättchen von Platz { $place }
       *[other] { $who } nimmt das Plättchen von Platz { $place }
    }{ $value ->
        [none] .
       *[other] : { NUMBER($value) }.
    }
zero =
    { YOU($who) ->
        [you] Du gibst eine 0 zurück.
       *[other] { $who } gibt eine 0 zurück.
    }
given =
    { YOU($who) ->
        [you] Du gibst { $coat } an { -acc($to) }.
       *[other] { $who } gibt { $coat } an { -acc($to) }.
    }
taken =
    { YOU($who) ->
        [you] Du nimmst { $coat } { -from($from) }.
       *[other] { $who } nimmt { $coat } { -from($from) }.
    }
emptied = { $track }: Alle Scheiben kehren auf den Start zurück.
cupReset = Der Kelch kommt wieder in die Mitte.
scrollsBack = Beide Schriftrollen werden wieder ausgelegt.
ended = Die Partie ist vorbei.
