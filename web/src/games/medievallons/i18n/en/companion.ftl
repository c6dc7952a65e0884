# $n (number)
player = Player { $n }
# $n (number)
name = Name of player { $n }
# $who (text)
lay = A guild of { $who }
layShort = + Guild
# $who (text)
which = { $who }: which guild?
# $n (number)
cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
# $guild (text)
more = { $guild }: one card more
# $guild (text)
fewer = { $guild }: one card less
none = No guild yet
# $who (text)
wins = { $who } wins with a third guild.
# $guilds (number), $cards (number)
total = Guilds: { $guilds }, cards in them: { $cards }
onTable = Powers on the table
all = All powers
rest = With fewer than three cards a guild is dissolved, and its cards go back to the hand.
