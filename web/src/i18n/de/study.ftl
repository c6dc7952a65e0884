lessons = Lektionen
nextLesson = Weiter mit: { $title }
puzzles = Aufgaben
puzzlesLine = Eine Wahl ist klar die beste. Welche?
ofTheDay = Aufgabe des Tages
solve = Lösen
open = Öffnen
allPuzzles = Alle Aufgaben
solved = gelöst
missed = verfehlt
rules = Regeln
rulesLine = Kapitel mit Bildern und jede Klarstellung mit ihrer Nummer.
games = Deine Partien
gamesLine = Sieh dir eine Partie noch einmal an oder analysiere sie: Was war Glück, und welche Entscheidungen haben am meisten gekostet?
noGames = Hier stehen deine beendeten Partien, zum Ansehen und Analysieren.
review = Analyse
allReplays = Alle Wiederholungen
openReview = Analyse öffnen
reviewed = Deine Entscheidungen: { $chance } eines Sieges{ $each ->
        [none] .
       *[other] , pro Entscheidung { $each }.
    }
reviewedUnsure = Deine Entscheidungen: unsicher. { $chance } eines Sieges{ $each ->
        [none] .
       *[other] , pro Entscheidung { $each }.
    }
gamesFault-offline = Partien auf dem Server brauchen eine Verbindung.
gamesFault-failed = Die Partien auf dem Server konnten nicht geladen werden.
workshop = Werkstatt
workshopLine = Baue eine Stellung auf: Wer gewinnt bei Gleichstand? Was zählt eine Runde? Was ist der beste Zug?
companion = Spielbegleiter
companionLine = Zählt mit, während ihr mit der Schachtel spielt.

plan-kick = Trainingsplan
plan-progress = { $done } von { $of } erledigt
plan-improve = Üben: { $skill }
plan-improveWhy = In deinen letzten Partien ({ $n }) hat dich das { $cost } pro Partie gekostet, plus oder minus { $margin }.
plan-maybeWhy = Unsicher: Vielleicht kostet dich das { $cost } pro Partie, plus oder minus { $margin }.
plan-noCostWhy = In deinen letzten Partien hat dich das nichts gekostet.
plan-begin = Lerne das Spiel in fünf Minuten
plan-beginWhy = Eine erste Lektion am Tisch, dann Aufgaben und Partien gegen Bots.
plan-find = Finde heraus, was dich am meisten kostet
plan-findWhy = Analysiere noch { $n } { $n ->
        [one] Partie
       *[other] Partien
    }, dann weiß der Plan, was zu üben ist.
plan-even = Keine Schwäche sticht heraus
plan-evenWhy = Nichts kostet dich sicher mehr als das andere. Bleib überall in Übung.
plan-lesson = Lektion: { $title }
plan-daily = Aufgabe des Tages
plan-again = Aufgaben, die du verfehlt hast
plan-skill = Aufgaben: { $skill }
plan-puzzles = Fünf Aufgaben
plan-review = Letzte Partie analysieren
plan-play = Eine Partie spielen
plan-count = { $n } von { $of }
plan-done = erledigt
plan-go = Weiter
plan-change = Plan ändern
plan-choose = Plan wählen
plan-mixed = Von allem etwas
plan-mixedWhy = Lektionen, Aufgaben und Partien ohne Schwerpunkt.
plan-games = Spielen und analysieren
plan-gamesWhy = Jede analysierte Partie verkleinert die Unsicherheit.
plan-onlyPuzzles = Aufgaben
plan-puzzlesWhy = In jeder ist eine Wahl klar die beste. Die schnellste Übung.
plan-left = Analysiere noch { $n } { $n ->
        [one] Partie
       *[other] Partien
    }, dann zeigt der Plan, was er verändert hat.
plan-finished = Plan abgeschlossen
plan-changed = { $skill }: { $before } → { $after } pro Partie
plan-unchanged = { $skill }: keine sichere Änderung
plan-changedWhy = Vor dem Plan hat dich das { $before } pro Partie gekostet, plus oder minus { $beforeMargin }; in den Partien danach ({ $n }) { $after }, plus oder minus { $afterMargin }.
plan-next = Als Nächstes: { $title }
plan-fault = Der Plan konnte nicht geladen werden.

cost-points = { NUMBER($points, digits: 1) } Punkte
cost-win = { $share } eines Sieges

skills-title = Was dich am meisten kostet
skills-none = Analysiere noch { $n } { $n ->
        [one] Partie
       *[other] Partien
    }, dann siehst du hier, was dich am meisten kostet.
skills-nothing = In deinen letzten Partien hat dich nichts Punkte gekostet.
skills-unsure = unsicher
skills-told = { $skill }: { $cost } pro Partie, plus oder minus { $margin }
skills-note = Pro Partie, in deinen letzten { $n } analysierten Partien. Dünne Linie: Fehlerspanne.

daily-streak = { $n } { $n ->
        [one] Tag
       *[other] Tage
    } in Folge
daily-week = Die letzten sieben Tage
daily-today = heute
daily-notPlayed = nicht gespielt
daily-rating = Deine Wertung: { $value }
daily-ratingAfter = Deine Wertung kommt nach noch { $n } { $n ->
        [one] Aufgabe
       *[other] Aufgaben
    }
daily-fault = Die Aufgaben konnten nicht geladen werden.

keys-1-1-1 = C
keys-1-2 = Plan fortsetzen

keys-2-1-1 = P
keys-2-2 = Aufgabe des Tages
