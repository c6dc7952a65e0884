keep = Behalte eine dieser { $n ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[6] sechs
    } Karten.
keepLast = Behalte die letzte Karte.
others =
    { $n ->
        [1] Die andere geht an { -acc($to) }.
       *[other] Die anderen { $n ->
                [0] null
                [1] eins
                [2] zwei
                [3] drei
                [4] vier
                [5] fünf
               *[6] sechs
            } gehen an { -acc($to) }.
    }
keptWaiting = Du hast gewählt. Die anderen überlegen noch.
mayChange = { $what }. Das kannst du noch ändern.
play = Du bist am Zug: Spiele eine Karte.
playFor = Du bist am Zug: Spiele eine Karte für { $colour }.
nthCard =
    { $n ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[4] Vierte
    } von vier Karten.{ $left ->
        [yes] { " " }Die übrige Karte wird am Ende verdeckt abgelegt.
       *[no] { "" }
    }
nthOfThree =
    { $n ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[4] Vierte
    } von drei Karten.
bet = Auf welche Leiste wettest du?
betFor = Auf welche Leiste wettet { -named($name) }?
betHelp = In der Minne vorn: Jede dort gespielte Karte bringt deine Scheibe weiter.
sword = { $card } des neutralen Knappen: wohin?
swordNeutral = Du entscheidest für ihn.
peek = Ein Plättchen heimlich ansehen?
peekHelp = Nur du siehst es. Genommen werden die Plättchen nach dem Rang in der Bildung.
lift = Eine deiner Scheiben anheben?
liftHelp = Sie kommt direkt vor der Wertung ganz oben auf ihren Stapel.
bonus = Minne: Rücke mit einer deiner Scheiben { -squares($n) } vor.
bonusFor = Minne: Rücke für { -namedAcc($name) } mit einer Scheibe { -squares($n) } vor.
bonusHelp = Auf einer beliebigen Leiste; das zählt für alle Wertungen danach.
token = Nimm ein Plättchen vom Kodex.
tokenFor = Nimm ein Plättchen für { -namedAcc($name) }.
tokenHelp = Eins ist −3, eins −1, { $zeros ->
        [1] eins
       *[other] die anderen
    } 0.
almsFrom = Mit wem tauschst du?
almsFromFor = Mit wem tauscht der neutrale Knappe?
almsFromHelp = Mehrere sind in der Fürsorge Letzte.
almsGive =
    { YOU($to) ->
        [you] Welches Wappen bekommst du?
       *[other] Welches Wappen gibst du an { -acc($to) }?
    }
almsTake =
    { YOU($from) ->
        [you] Welches Wappen gibst du ab?
       *[other] Welches Wappen nimmst du { -from($from) }?
    }
almsFor = Du entscheidest für den neutralen Knappen.
split = Bilde zwei Päckchen zu je drei Karten.
splitHelp = { $other } nimmt eins, das andere kommt zurück.
choose = Nimm eins der Päckchen von { $other }.
chooseHelp = Das andere geht dorthin zurück, woher es kam.
assign = Gib jedem deiner Knappen drei Karten.
assignHelp = Ein Knappe spielt seine drei Karten direkt nacheinander.
forSquire = { $colour }: { $what }
other = Du hast die Wahl.

wait-bet =
    { YOU($who) ->
        [you] Du wählst deine Wette.
       *[other] { $who } wählt eine Wette.
    }
wait-play =
    { YOU($who) ->
        [you] Du wählst eine Karte zum Ausspielen.
       *[other] { $who } wählt eine Karte zum Ausspielen.
    }
wait-peek =
    { YOU($who) ->
        [you] Du darfst in den Kodex sehen.
       *[other] { $who } darf in den Kodex sehen.
    }
wait-lift =
    { YOU($who) ->
        [you] Du darfst eine Scheibe anheben.
       *[other] { $who } darf eine Scheibe anheben.
    }
wait-bonus =
    { YOU($who) ->
        [you] Du wählst eine Scheibe zum Vorrücken.
       *[other] { $who } wählt eine Scheibe zum Vorrücken.
    }
wait-takeToken =
    { YOU($who) ->
        [you] Du nimmst ein Plättchen.
       *[other] { $who } nimmt ein Plättchen.
    }
wait-choose =
    { YOU($who) ->
        [you] Du nimmst ein Päckchen.
       *[other] { $who } nimmt ein Päckchen.
    }
wait-neutralSword =
    { YOU($who) ->
        [you] Du entscheidest für den neutralen Knappen.
       *[other] { $who } entscheidet für den neutralen Knappen.
    }
wait-alms =
    { YOU($who) ->
        [you] Du gibst Almosen.
       *[other] { $who } gibt Almosen.
    }

waitAll = { LIST($all, you: "Du") } { YOU($all) ->
        [you]
            { COUNT($all) ->
                [1] wählst
               *[other] wählt
            }
       *[other]
            { COUNT($all) ->
                [1] wählt
               *[other] wählen
            }
    }.
dealing = Die Karten werden ausgeteilt.
over = Die Partie ist vorbei.
