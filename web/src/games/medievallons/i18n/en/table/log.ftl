# $all (counts)
dealt = You are dealt { LIST($all, item: "card") }.
# $card (text or none)
pile = The discard pile begins with { -one($card) }.
# $who (player), $card (text or none)
played =
    { YOU($who) ->
        [you] You play
       *[other] { $who } plays
    } { -one($card) }.
# $who (player), $kind (text), $all (counts)
guild =
    { YOU($who) ->
        [you] You lay
       *[other] { $who } lays
    } { -one($kind) } guild: { LIST($all, item: "card") }.
# $who (player), $kind (text)
activated =
    { YOU($who) ->
        [you] You use
       *[other] { $who } uses
    } the { -name($kind) } guild.
# $who (player), $kind (text), $all (counts)
extended =
    { YOU($who) ->
        [you] You add
       *[other] { $who } adds
    } { LIST($all, item: "card") } to the { -name($kind) } guild.
# $who (player), $n (number)
standIn =
    { YOU($who) ->
        [you] You have
       *[other] { $who } has
    } nothing to play and { YOU($who) ->
        [you] draw
       *[other] draws
    } { $n ->
        [1] a card
       *[other] { $n } cards
    }.
# $who (player), $kind (text)
instead = The { -name($kind) } finds nothing to do: { YOU($who) ->
        [you] you draw
       *[other] { $who } draws
    } a card instead.
# $who (player), $n (number), $all (counts or none)
drew =
    { YOU($who) ->
        [you] You draw
       *[other] { $who } draws
    } { $all ->
        [none]
            { $n ->
                [1] a card
               *[other] { $n } cards
            }
       *[other] { LIST($all, item: "card") }
    }.
# $mine (text or none)
everyoneDraws =
    { $mine ->
        [none] Everyone draws a card.
       *[other] Everyone draws a card; yours is { -one($mine) }.
    }
# $who (player), $other (player)
chooses =
    { YOU($who) ->
        [you] You choose
       *[other] { $who } chooses
    } { -object($other) }.
# $who (player), $other (player)
trades =
    { YOU($who) ->
        [you] You trade
       *[other] { $who } trades
    } two cards with { -object($other) }.
# $who (player), $other (player), $kind (text)
asked =
    { YOU($who) ->
        [you] You ask
       *[other] { $who } asks
    } { -object($other) } for { -one($kind) }.
# $who (player), $other (player), $kind (text)
askedNone =
    { YOU($who) ->
        [you] You ask
       *[other] { $who } asks
    } { -object($other) } for { -one($kind) }: none.
# $who (player), $other (player), $kind (text)
askedGot =
    { YOU($who) ->
        [you] You ask
       *[other] { $who } asks
    } { -object($other) } for { -one($kind) }, and { YOU($who) ->
        [you] get
       *[other] gets
    } it.
# $who (player)
hadNone =
    { YOU($who) ->
        [you] You have
       *[other] { $who } has
    } none.
# $who (player), $other (player), $card (text or none)
gave =
    { YOU($who) ->
        [you] You give
       *[other] { $who } gives
    } { -object($other) } { -one($card) }.
# $who (player), $other (player), $card (text or none)
took =
    { YOU($who) ->
        [you] You take
       *[other] { $who } takes
    } { -one($card) } from { -object($other) }.
# $who (player), $other (player), $all (counts)
swapped =
    { YOU($who) ->
        [you] You give
       *[other] { $who } gives
    } { -object($other) } { LIST($all, item: "card") }.
# $who (player), $other (player), $all (counts or none)
looked =
    { YOU($who) ->
        [you] You look
       *[other] { $who } looks
    } at { -own($other) } hand{ $all ->
        [none] { "" }
       *[other] : { LIST($all, item: "card") }
    }.
# $who (player), $owner (player), $card (text or none)
fromGuild =
    { YOU($who) ->
        [you] You take
       *[other] { $who } takes
    } { -one($card) } from { SAME($who, $owner) ->
        [yes]
            { YOU($who) ->
                [you] your own
               *[other] their own
            }
       *[no] { -own($owner) }
    } guild.
# $who (player), $owner (player), $card (text or none)
killed =
    { YOU($who) ->
        [you] You kill
       *[other] { $who } kills
    } { -one($card) } in { SAME($who, $owner) ->
        [yes]
            { YOU($who) ->
                [you] your own
               *[other] their own
            }
       *[no] { -own($owner) }
    } guild.
# $owner (player), $all (counts)
dissolved =
    { YOU($owner) ->
        [you] Your
       *[other] { $owner }’s
    } guild is dissolved: { LIST($all, item: "card") } back in hand.
# $who (player), $card (text or none)
fromPile =
    { YOU($who) ->
        [you] You take
       *[other] { $who } takes
    } { -one($card) } from the discard pile.
# $who (player), $owner (player), $kind (text)
copied =
    { YOU($who) ->
        [you] You use
       *[other] { $who } uses
    } the power of { SAME($who, $owner) ->
        [yes]
            { YOU($who) ->
                [you] your own
               *[other] their own
            }
       *[no] { -own($owner) }
    } { -name($kind) } guild.
# $who (player), $card (text or none)
revealed =
    { YOU($who) ->
        [you] You reveal
       *[other] { $who } reveals
    } { -one($card) } from the deck.
nothing = Nothing happens.
# $who (player), $card (text or none)
kept =
    { YOU($who) ->
        [you] You keep
       *[other] { $who } keeps
    } { -one($card) }.
# $who (player), $all (counts)
laidDown =
    { YOU($who) ->
        [you] You discard
       *[other] { $who } discards
    } { LIST($all, item: "card") }.
# $n (number)
reshuffled = The deck has run out: the Cycle-Breaker turns yellow, and { $n } { $n ->
        [one] discard makes
       *[other] discards make
    } a new deck.
# $who (player)
thirdGuild =
    { YOU($who) ->
        [you] You have
       *[other] { $who } has
    } a third guild and { YOU($who) ->
        [you] win
       *[other] wins
    }!
cycle = The deck has run out for the second time: the game is over.
maxTurns = Enough turns have been played: the game is over.
