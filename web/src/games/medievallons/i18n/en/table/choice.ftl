### Looked up: whom, card

# $kind (text)
play = Play { -one($kind) }
# $all (counts)
guild = Lay a guild: { LIST($all, item: "card") }
# $kind (text)
activate = Use the { -name($kind) } guild
# $all (counts), $kind (text)
extend = Add { LIST($all, item: "card") } to the { -name($kind) } guild
# $n (number)
draw =
    { $n ->
        [1] Draw a card
       *[other] Draw { $n } cards
    }

# $name (text)
whom-B = Beg from { $name }
# $name (text)
whom-K = Ask { $name }
# $name (text)
whom-M = Trade with { $name }
# $name (text)
whom-P = Look at { $name }’s hand

# $name (text)
target = Choose { $name }
# $name (text), $kind (text)
name = Ask { $name } for { -one($kind) }

# $owner (player), $kind (text), $guild (text)
card-A = Kill { -one($kind) } in { -own($owner) } { -name($guild) } guild
# $owner (player), $kind (text), $guild (text)
card-G = Take { -one($kind) } from { -own($owner) } { -name($guild) } guild

# $owner (player), $kind (text)
copy = Use { -own($owner) } { -name($kind) } guild
# $kind (text)
take = Take { -one($kind) }
# $kind (text)
give = Give { -one($kind) }
# $all (counts)
swap = Trade { LIST($all, item: "card") }
# $kind (text)
keep = Keep { -one($kind) }
# $kind (text)
top = Put { -one($kind) } on top
