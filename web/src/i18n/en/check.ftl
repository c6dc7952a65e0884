title = Check this game
toTable = To the table
looked = Checks

verdict-checking = Checking …
verdict-fair = No one chose these cards
verdict-alone = One number alone made these cards
verdict-device = Played on this device
verdict-unsealed = This game was not sealed
verdict-wrong = This game does not fit its seals

checkingLine = Your browser does every shuffle again.

verdictLine-alone = No one at the table added a number. The cards could not be changed during the game, but the choice of that one number is unproven.
verdictLine-device = No one else could add a number. The cards follow from one number and were not changed.
verdictLine-unsealed = Its record has no numbers, so nothing says where the cards came from.
verdictLine-wrong = It was changed by the operator of the server, or by the person who gave you the record. Keep the record, and do not trust this table.

youWereThere = One honest number is enough, and yours is among them.
withoutYou = Your number is missing: you were away when the game began, or the server left it out.
# $n (number)
peopleThere = { $n } { $n ->
        [one] person
       *[other] people
    } added a number. If one of them is honest, that is enough.

found-right = right
found-wrong = wrong
found-unknown = not known

checks-sealed = Sealed before the first card
checks-fits = Every number fits its seal
checks-shuffles = The shuffles follow from the numbers
checks-choices = Every choice was allowed
checks-result = The result is right

# $people (number)
right-sealed = This device saw the seals of the server and of { $people } { $people ->
        [one] person
       *[other] people
    } before it opened its own number.
# $people (number)
right-fits =
    { $people ->
        [1] The server’s number was not changed.
       *[other] { $people } of { $people }: none was changed.
    }

# $n (number)
draws = { $n } { $n ->
        [one] shuffle or draw comes
       *[other] shuffles and draws come
    } out the same when done again here.
# $n (number)
choices = { $n } { $n ->
        [one] choice
       *[other] choices
    }, replayed by the rules in your browser.
resultRight = Counted again here, it is the same.

unknown-sealed = This device was not there, or added no number.
unknown-fits = There is no table to compare the record with.
unknown-shuffles = There is nothing to follow from.
unknown-choices = There is none.
unknown-result = The game was not played to its end.

wrong-sealed = This device saw other seals, or its number was left out.
wrong-fits = The table shows other seals than those of these numbers.
wrong-shuffles = These numbers give other cards.
wrong-choices = Something in it is against the rules.
wrong-result = The rules give another result.

host = What an operator can still do
look = Look. The operator of the server could see all hands while the game ran. They could not change a card, nor choose a shuffle.
refuse = Refuse to deal. Before the first card a table can be closed; everyone sees it.
# $times (number), $names (text)
anew = This table restarted { $times ->
        [1] once
       *[other] { $times } times
    } before the first card, most recently because no number came from { $names }.
numbers = The numbers
seals = The seals
server = Server
bot = Bot
somebody = someone
# $name (text)
you = { $name } (you)
noNumber = added none
botNone = bots add none
record = The record holds everything. Any other program can repeat the check.
download = Download the record
stillSealed = Sealed
stillSealedLine = After the game the numbers are opened here, and everything can be checked.
doubtTitle = This server does not keep its word

doubt-changed = It shows other seals than when your number was opened. The cards of this game may have been chosen.
doubt-denied = It says that your number did not arrive, although it had confirmed it. It may have discarded a shuffle it did not like.

doubtAdvice = Better not play here.
seeCheck = See the seals
