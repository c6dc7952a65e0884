# $n (number), $who (player)
round = Round { NUMBER($n, style: "roman") }: { YOU($who) ->
        [you] you begin
       *[other] { $who } begins
    }
# $who (player), $cards (text)
dealt =
    { YOU($who) ->
        [you] You are dealt { $cards }.
       *[other] { $who } is dealt { $cards }.
    }
codex = New tokens lie on the codex, face down.
# $who (player), $track (text)
bet =
    { YOU($who) ->
        [you] You bet on { $track }.
       *[other] { $who } bets on { $track }.
    }
# $who (player), $card (text)
kept =
    { YOU($who) ->
        [you] You keep { $card }.
       *[other] { $who } keeps { $card }.
    }
# $who (player), $cards (text), $to (player)
passed =
    { YOU($who) ->
        [you] You pass { $cards } to { -inside($to) }.
       *[other] { $who } passes { $cards } to { -inside($to) }.
    }
# $who (player), $n (number), $cards (text)
pile =
    { YOU($who) ->
        [you] You show pile { $n }: { $cards }.
       *[other] { $who } shows pile { $n }: { $cards }.
    }
# $who (player), $cards (text)
pileTaken =
    { YOU($who) ->
        [you] You take the pile { $cards }.
       *[other] { $who } takes the pile { $cards }.
    }
# $who (player), $cards (text)
assigned =
    { YOU($who) ->
        [you] You will play { $cards }.
       *[other] { $who } will play { $cards }.
    }
# $who (player), $card (text), $way (text)
played =
    { YOU($who) ->
        [you] You play { $card }
       *[other] { $who } plays { $card }
    }{ $way ->
        [none] { "" }
       *[other] : { $way }
    }.
# $who (player), $card (text), $track (text), $way (text)
playedOn =
    { YOU($who) ->
        [you] You play { $card } on { $track }
       *[other] { $who } plays { $card } on { $track }
    }{ $way ->
        [none] { "" }
       *[other] : { $way }
    }.
# $who (player), $track (text), $from (number), $to (number)
bonus =
    { YOU($who) ->
        [you] You move up on { $track }: { $from } → { $to }.
       *[other] { $who } moves up on { $track }: { $from } → { $to }.
    }
# $who (player), $track (text), $from (number), $to (number)
betMoves =
    { YOU($who) ->
        [you] Your bet moves you on { $track }: { $from } → { $to }.
       *[other] { $who } moves up on { $track } by a bet: { $from } → { $to }.
    }
# $who (player), $from (number), $to (number)
stepback =
    { YOU($who) ->
        [you] You step back on Gallantry: { $from } → { $to }.
       *[other] { $who } steps back on Gallantry: { $from } → { $to }.
    }
# $who (player), $track (text), $from (number), $to (number)
pulled =
    { YOU($who) ->
        [you] You go back on { $track }: { $from } → { $to }.
       *[other] { $who } goes back on { $track }: { $from } → { $to }.
    }
# $n (number), $knight (text)
cup =
    { $n ->
        [0] The Cup is in the middle.
       *[other] The Cup is { -squares($n) } towards the { $knight }.
    }
# $who (player), $square (number)
scroll =
    { YOU($who) ->
        [you] You take the scroll from square { $square }.
       *[other] { $who } takes the scroll from square { $square }.
    }
# $who (player), $place (number), $value (number or none)
peeked =
    { YOU($who) ->
        [you] You look at place { $place } of the codex
       *[other] { $who } looks at place { $place } of the codex
    }{ $value ->
        [none] .
       *[other] : { NUMBER($value) }.
    }
# $who (player), $track (text)
lifted =
    { YOU($who) ->
        [you] You lift your disc on { $track } to the top.
       *[other] { $who } lifts a disc on { $track } to the top.
    }
# $who (player), $place (number)
ranked =
    { YOU($who) ->
        [you] You are { -ordinal($place) } on Gallantry.
       *[other] { $who } is { -ordinal($place) } on Gallantry.
    }
# $who (player), $value (number), $track (text)
coat =
    { $value ->
        [negative]
            { YOU($who) ->
                [you] You lose { NUMBER($value, sign: "never") } on { $track }.
               *[other] { $who } loses { NUMBER($value, sign: "never") } on { $track }.
            }
       *[other]
            { YOU($who) ->
                [you] You earn { NUMBER($value, sign: "always") } on { $track }.
               *[other] { $who } earns { NUMBER($value, sign: "always") } on { $track }.
            }
    }
# $who (player), $place (number), $value (number or none)
token =
    { YOU($who) ->
        [you] You take the token on place { $place }
       *[other] { $who } takes the token on place { $place }
    }{ $value ->
        [none] .
       *[other] : { NUMBER($value) }.
    }
# $who (player)
zero =
    { YOU($who) ->
        [you] You give back a 0.
       *[other] { $who } gives back a 0.
    }
# $who (player), $coat (text), $to (player)
given =
    { YOU($who) ->
        [you] You give { $coat } to { -inside($to) }.
       *[other] { $who } gives { $coat } to { -inside($to) }.
    }
# $who (player), $coat (text), $from (player)
taken =
    { YOU($who) ->
        [you] You take { $coat } from { -inside($from) }.
       *[other] { $who } takes { $coat } from { -inside($from) }.
    }
# $track (text)
emptied = All discs on { $track } return to the start.
cupReset = The Cup returns to the middle.
scrollsBack = Both scrolls return.
ended = The game is over.
