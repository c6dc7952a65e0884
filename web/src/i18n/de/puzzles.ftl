title = Aufgaben
intro = Stellungen aus Partien zwischen Bots, in denen eine Wahl klar die beste ist, nach allem, was man in dem Moment wissen konnte.
ofTheDay = Aufgabe des Tages
next = Weiter
nextOpen = Nächste ungelöste Aufgabe
solved = { $n } von { $of ->
        [one] 1 Aufgabe
       *[other] { $of } Aufgaben
    } gelöst
grade = Schwierigkeit
anyGrade = Alle
gradeOf = Stufe { $n } von 5
theme = Thema
anyTheme = Alle
all = Alle Aufgaben
own = Aus deinen Partien
ownNone = Analysiere eine eigene Partie: Entscheidungen, die etwas gekostet haben, werden zu Aufgaben.
ownOne = Aus deinen Partien, { $n }
number = Aufgabe { $n }
state-solved = beim ersten Versuch gelöst
state-missed = beim ersten Versuch verfehlt
state-open = noch nicht versucht
leave = Zu allen Aufgaben
task = Eine Wahl ist klar die beste. Welche?
yourMove = Du bist am Zug
chosen = Du hast gewählt.
right = Ja: { $what }.
wrong = Nicht das Beste: { $what }.
shown = Am besten: { $what }.
ahead = Siegchance { $best }, die nächstbeste Wahl { $other }.
cost = Das kostet { $cost } Siegchance.
again = Noch einmal
show = Lösung zeigen
why = Warum?
thinking = Wird berechnet …
none = Diese Aufgabe gibt es hier nicht.
