title = Workshop
undo = Undo
open = Open a file
save = Save as a file
copy = Copy the link
copied = Copied
empty = Start over
broken = This link or file is damaged. Here is an empty table instead.

colours-1 = Blue
colours-2 = Yellow
colours-3 = Green
colours-4 = Red
colours-5 = Black

happened = Moves so far
# $who (text)
asks = { $who } has to choose:
chance = Chance decides next: cards are drawn.
draw = Draw
ask = Compare the choices
thinking = Thinking…
# $choice (text)
advises = Best: { $choice }
# $id (text)
ruling = Ruling { $id }:
cannot = Impossible position
answers = According to the rules
result = Who wins
# $title (text)
chapter = In the rules: { $title }
refused = Not allowed, and why
rules = Rules
change = Rules and house values
apply = Set up with these rules
take = Tap a place, then the cards that lie there. Tap a card to take it away.
# $place (text)
into = Into: { $place }
# $card (text), $left (number)
add = Add: { $card }, { $left } left
# $card (text)
remove = Take away: { $card }

# $step (number), $entry (text)
faults-log = Step { $step } is not possible: { $entry }
# $field (text), $wanted (text)
faults-type = { $field } needs { $wanted }.
# $field (text), $message (text)
faults-other = { $field }: { $message }

faults-wanted-object = an object with fields
faults-wanted-boolean = true or false
# $names (text)
faults-wanted-unknown = nothing; there are only { $names }
# $least (text), $most (text)
faults-wanted-number = a whole number from { $least } to { $most }
# $least (text), $most (text)
faults-wanted-list =
    { SAME($least, $most) ->
        [yes] a list of { $least }
       *[no] a list of { $least } to { $most }
    }
# $names (text)
faults-wanted-name = one of: { $names }
# $such (text)
faults-wanted-cards = cards, written like { $such }
