# What a choice would do.

play = Then it goes to the discard pile.
wins = Your third guild: you win at once!
guild = It stays on the table and is used at once:
activate = Nothing is discarded.
# $size (number)
extend = The guild grows to { -cards($size) } and is used at once:
# $hand (number), $guilds (number)
target = { -cards($hand) }, { $guilds } { $guilds ->
        [one] guild
       *[other] guilds
    }
name = If there is one in that hand, it is yours. Everyone hears the type and the answer.
# $n (number)
remain = { -cards($n) } remain in the guild.
# $owner (player)
dissolves =
    { YOU($owner) ->
        [you] Too few would remain: your guild is dissolved, its cards come back to your hand.
       *[other] Too few would remain: the guild is dissolved, its cards go back to { $owner }.
    }
take = Then you give a different card of yours in return.
# $to (player)
give = Only you and { $to } will know which.
# $to (player)
swap = You get two cards from { $to }.
keep = The other two go to the discard pile.
top = The other one lies under it. An Artisan takes the top card.
