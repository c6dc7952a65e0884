# „du“ und „der neutrale Knappe“ in einem Satz, in drei Fällen: „an den neutralen Knappen“, „von dir“.
-named =
    { SAME($name, neutral) ->
        [yes] der neutrale Knappe
       *[no]
            { SAME($name, "Du") ->
                [yes] du
               *[no] { $name }
            }
    }
-namedAcc =
    { SAME($name, neutral) ->
        [yes] den neutralen Knappen
       *[no]
            { SAME($name, "Du") ->
                [yes] dich
               *[no] { $name }
            }
    }
-namedDat =
    { SAME($name, neutral) ->
        [yes] dem neutralen Knappen
       *[no]
            { SAME($name, "Du") ->
                [yes] dir
               *[no] { $name }
            }
    }
-acc =
    { YOU($who) ->
        [you] dich
       *[other] { -namedAcc($who) }
    }
-dat =
    { YOU($who) ->
        [you] dir
       *[other] { -namedDat($who) }
    }
# „von dir“, „von Anna“, „vom neutralen Knappen“
-from =
    { YOU($who) ->
        [you] von dir
       *[other]
            { SAME($who, neutral) ->
                [yes] vom neutralen Knappen
               *[no] von { $who }
            }
    }
# „im Lanzenstechen“, „in der Bildung“, „beim Weißen Ritter“
-at =
    { KEY($track, "tracks") ->
        [jousts] im { $track }
        [king] im { $track }
        [tournaments] bei den Turnieren
        [quests] bei den Abenteuern
        [none] { -atKnight($track) }
       *[other] in der { $track }
    }
-atKnight =
    { KEY($knight, "knights") ->
        [jousts] beim Weißen Ritter
        [tournaments] beim Schwarzen Ritter
       *[none] bei { $knight }
    }
-ofKnight =
    { KEY($knight, "knights") ->
        [jousts] des Weißen Ritters
       *[tournaments] des Schwarzen Ritters
    }
# „auf das Lanzenstechen“, „auf die Bildung“, „auf den Weißen Ritter“
-onto =
    { KEY($track, "tracks") ->
        [jousts] auf das { $track }
        [king] auf den { $track }
        [none] { -ontoKnight($track) }
       *[other] auf die { $track }
    }
-ontoKnight =
    { KEY($knight, "knights") ->
        [jousts] auf den Weißen Ritter
        [tournaments] auf den Schwarzen Ritter
       *[none] auf { $knight }
    }

-ordinal = { $n }.
-squares = { $n } { $n ->
        [one] Feld
       *[other] Felder
    }
-points = { NUMBER($n) } { $n ->
        [one] Punkt
       *[other] Punkte
    }
# Nach „mit“.
-pointsDat = { NUMBER($n) } { $n ->
        [one] Punkt
       *[other] Punkten
    }

tracks-gallantry = Minne
tracks-jousts = Lanzenstechen
tracks-tournaments = Turniere
tracks-education = Bildung
tracks-king = Königsdienst
tracks-quests = Abenteuer
tracks-charity = Fürsorge

knights-jousts = Weißer Ritter
knights-tournaments = Schwarzer Ritter

suits-gallantry = Minne
suits-sword = Schwert
suits-education = Bildung
suits-king = König
suits-quests = Abenteuer
suits-charity = Fürsorge

colours-blue = Blau
colours-yellow = Gelb
colours-green = Grün
colours-red = Rot
colours-black = Schwarz
colours-grey = Grau

neutral = Neutraler Knappe
or = oder
round = Runde { NUMBER($n, style: "roman") }
roundOf = Runde { NUMBER($n, style: "roman") } von { NUMBER($all, style: "roman") }

steps-draft = Auswahl
steps-split = Teilen
steps-play = Ausspielen
steps-score = Wertung

passLeft = nach links
passRight = nach rechts

pays-moves = rückt { LIST($list, last: "comma") } vor
pays-bet = rückt deine Wette vor
pays-top = { LIST($list, item: "signed", last: "comma") }
pays-last = letzter { NUMBER($last, sign: "always") }, vorletzter { NUMBER($next, sign: "always") }
pays-codex = Plättchen nach Rang
pays-king = +6 ab 6, +12 auf 12
pays-scrolls = je Schriftrolle
pays-dragon = Drache: Wappen zählen
pays-alms = Almosen: Wappentausch

hand-title = Deine Karten
hand-ofSquire = Karten von { $colour }
hand-kept = Behalten: { $n } von 5
hand-passed = Weitergegebene Karten
hand-to = an { -namedAcc($name) }
hand-spent = Blass: Eine gleiche Karte wurde schon gespielt.
hand-codex = Geheimer Kodex
hand-codexSeen = du kennst { COUNT($places) ->
        [one] Platz
       *[other] die Plätze
    } { LIST($places) }
hand-token =
    { $value ->
        [none] Platz { $place }, verdeckt
       *[other] Platz { $place }: { NUMBER($value) }
    }
hand-takenBy = genommen: { $name }
hand-chosen = gewählt
hand-change = Ändern
hand-wait = Du kannst deine Wahl noch ändern.

does-keep = { $card } behalten
does-play = { $card } spielen
does-playOn = { $card } { -at($track) } spielen
does-bet = Wette { -onto($track) }
does-bonus = Vorrücken { -at($track) }
does-lift = Anheben { -at($track) }
does-liftOf = { $colour } { -at($track) } anheben
does-liftNone = Alles lassen, wie es ist
does-sword = Schwert { -at($track) }
does-peek = Platz { $place } ansehen
does-peekNone = Nicht nachsehen
does-codex = Platz { $place } nehmen
does-from = Mit { -namedDat($name) } tauschen
does-give = { $coat } abgeben
does-take = { $coat } nehmen
does-takeNone = Nichts nehmen
does-split = { $one } | { $two }
does-splitGo = Diese Päckchen zeigen
does-pile = Päckchen { $n }: { $cards }
does-assignGo = So verteilen
does-forNeutral = Neutral: { $what }

seen = du hast { NUMBER($value) } gesehen
unseen = verdeckt
pile = Päckchen { $n }
tray = { $n } von { $of }
swapHint = Tippe auf eine Karte, um sie zu verschieben.
coat =
    { $value ->
        [none] { $track } ?
       *[other] { $track } { NUMBER($value, sign: "always") }
    }

preview-way = { $from } → { $to }
preview-change = { $before } → { $after }
preview-cup =
    { $n ->
        [0] Kelch in die Mitte
       *[other] Kelch auf Feld { $n } { -ofKnight($knight) }
    }
preview-full = { $track }: { LIST($parts, last: "comma") }.
preview-potential = Dann { -at($track) }: { LIST($parts, last: "comma") }.

because-more = { NUMBER($n, digits: 1) } Punkte mehr { -at($track) }
because-fewer = { NUMBER($n, digits: 1) } Punkte weniger { -at($track) }
because-denies = nimmt { $who } { NUMBER($n, digits: 1) } Punkte { -at($track) }
because-gives = gibt { $who } { NUMBER($n, digits: 1) } Punkte { -at($track) }

status-toPlay = am Zug
status-choosing = wählt
status-ready = fertig
status-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf der Hand
status-bet = Wette:
status-first = Beginnt die Runde
status-bot = ein Bot spielt
status-away = offline
status-points = Punkte
status-hidden = Die Punkte bleiben bis zum Ende verdeckt
status-coats = { $n } Wappen
status-played = Gespielte Karten
status-players = Spieler

scoring-title = Wertung: { $track }.
scoring-stepback = Minne: Wer vorgerückt ist, geht hier ein Feld zurück.
scoring-ranks = Minne: Die vordersten Knappen rücken je eine Scheibe vor.
scoring-ranksBet = Minne: Die vordersten Knappen rücken die Scheibe ihrer Wette vor.
scoring-tokens = Bildung: Alle nehmen Plättchen.
scoring-reset = Scheiben gehen zurück.
scoring-points = Punkte
scoring-none = –
scoring-caption = Punkte dieser Runde bis jetzt

end-wins =
    { YOU($who) ->
        [you] Du gewinnst mit { -pointsDat($n) }
       *[other] { $who } gewinnt mit { -pointsDat($n) }
    }
end-share = { LIST($all, you: "Du") } { YOU($all) ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg mit { -pointsDat($n) }
end-ahead = { -points($n) } vor { -dat($who) }.
end-gallantry = Punktgleich mit { LIST($all, you: "dir") }: Die Minne entscheidet.
end-shared = Punktgleich, und in der Minne stehen alle auf dem Start.
end-picture = Woher die Punkte kommen
end-total = Punkte
end-of = { $track } { NUMBER($value, sign: "always") }
end-cannotWin = kann nicht gewinnen

sheet-onTop = auf { $square }, obenauf
sheet-under = auf { $square }, darunter
sheet-on = auf { $square }
sheet-start = auf dem Start
sheet-rule = Das höhere Feld liegt vorn; auf demselben Feld, wer im Stapel höher liegt. Auf dem Start sind alle Letzte.
