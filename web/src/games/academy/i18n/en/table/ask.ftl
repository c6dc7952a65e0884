# $n (number)
keep = Keep one of these { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }.
keepLast = Keep the last card.
# $n (number), $to (player)
others =
    { $n ->
        [1] The other one goes to { -inside($to) }.
       *[other] The other { $n ->
                [0] no
                [1] one
                [2] two
                [3] three
                [4] four
                [5] five
               *[6] six
            } go to { -inside($to) }.
    }
keptWaiting = You have chosen. Waiting for the others.
# $what (text)
mayChange = { $what }. You may still change it.
play = Your turn: play a card.
# $colour (text)
playFor = Your turn: play a card for { $colour }.
# $n (number), $left (flag)
nthCard =
    { $n ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    } of four.{ $left ->
        [yes] { " " }The card left at the end is discarded unseen.
       *[no] { "" }
    }
# $n (number)
nthOfThree =
    { $n ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    } of three.
bet = Which track do you bet on?
# $name (text)
betFor = Which track does { -named($name) } bet on?
betHelp = If you lead Gallantry, each card you play there moves that disc further.
# $card (text)
sword = The neutral squire plays { $card }: on which track?
swordNeutral = You decide for it.
peek = Look at one token in secret?
peekHelp = Only you see it. Tokens are taken in the order of Education.
lift = Lift one of your discs?
liftHelp = It goes to the top of its stack, just before scoring.
# $n (number)
bonus = Gallantry: move one of your discs { -squares($n) }.
# $name (text), $n (number)
bonusFor = Gallantry: move a disc of { -named($name) } { -squares($n) }.
bonusHelp = Any track; it counts for the tracks scored after this.
token = Take a token from the codex.
# $name (text)
tokenFor = Take a token for { -named($name) }.
# $zeros (number)
tokenHelp = One is −3, one is −1, { $zeros ->
        [1] one is
       *[other] the others are
    } 0.
almsFrom = With whom do you trade?
almsFromFor = With whom does the neutral squire trade?
almsFromHelp = Several are last on Charity.
# $to (player)
almsGive =
    { YOU($to) ->
        [you] Which coat are you given?
       *[other] Which coat do you give to { -inside($to) }?
    }
# $from (player)
almsTake =
    { YOU($from) ->
        [you] Which coat is taken from you?
       *[other] Which coat do you take from { -inside($from) }?
    }
almsFor = You decide for the neutral squire.
split = Make two piles of three.
# $other (player)
splitHelp = { $other } takes one of them; the other comes back to you.
# $other (player)
choose = Take one of { $other }’s piles.
chooseHelp = The other goes back to its maker.
assign = Give three cards to each of your squires.
assignHelp = A squire plays all three cards one after another.
# $colour (text), $what (text)
forSquire = { $colour }: { $what }
other = Your choice.

# $who (player)
wait-bet =
    { YOU($who) ->
        [you] You are placing a bet.
       *[other] { $who } is placing a bet.
    }
# $who (player)
wait-play =
    { YOU($who) ->
        [you] You are choosing a card to play.
       *[other] { $who } is choosing a card to play.
    }
# $who (player)
wait-peek =
    { YOU($who) ->
        [you] You may look into the codex.
       *[other] { $who } may look into the codex.
    }
# $who (player)
wait-lift =
    { YOU($who) ->
        [you] You may lift a disc.
       *[other] { $who } may lift a disc.
    }
# $who (player)
wait-bonus =
    { YOU($who) ->
        [you] You are choosing a disc to move.
       *[other] { $who } is choosing a disc to move.
    }
# $who (player)
wait-takeToken =
    { YOU($who) ->
        [you] You are taking a token.
       *[other] { $who } is taking a token.
    }
# $who (player)
wait-choose =
    { YOU($who) ->
        [you] You are taking a pile.
       *[other] { $who } is taking a pile.
    }
# $who (player)
wait-neutralSword =
    { YOU($who) ->
        [you] You decide for the neutral squire.
       *[other] { $who } decides for the neutral squire.
    }
# $who (player)
wait-alms =
    { YOU($who) ->
        [you] You are giving alms.
       *[other] { $who } is giving alms.
    }

# $all (players)
waitAll = { LIST($all, you: "You") } { YOU($all) ->
        [you] are
       *[other]
            { COUNT($all) ->
                [1] is
               *[other] are
            }
    } choosing.
dealing = The cards are being dealt.
over = The game is over.
