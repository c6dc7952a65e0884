# $game (text)
title = { $game }: the rules
# $game (text)
otherGame = Rules of { $game }
more = More about this game
learn = Learn by playing
inAMinute = Learn it in a minute
workshop = Settle an argument
companion = Companion for the box
search = Search the rules
# $number (text)
searchHint = A word, or a number such as { $number }
clear = Clear the search
# $n (number)
found = { $n } { $n ->
        [one] place found
       *[other] places found
    }
# $words (text)
nothing = The rules contain nothing about “{ $words }”.
# $words (text)
closest = No place has “{ $words }”. These are the closest.
contents = Contents
example = Example.
why = Why:
rulings = Ruling by ruling
rulingsLead = Our decisions where the printed rules are silent, differ between languages, or speak only in pictures.
# $id (text)
ruling = Ruling { $id }
seenFrom = Mentioned in:
fan = Roundtable is an independent fan work, neither made nor checked by the publisher or the authors. These are the rules in our own words, not a copy of the rulebook.
top = Back to the top
