next = What now?
last = Was that good?
thinking = Thinking…
notNow = It is not your turn. You can ask about your last choice.
none = You have not had anything to choose yet.
best = The best choice the bot found.
only = There is nothing else to choose.
# $win (text), $nextWin (text)
clearly = Clearly better than the rest: a { $win } chance to win, against { $nextWin } for the next best.
level = About as good:
win = Chance to win
points = Points at the end
table = What the bot thinks of each choice
choice = Choice
# $what (text)
take = Do it: { $what }

verdicts-best = Yes: the bot would have chosen the same.
verdicts-level = Yes: nothing was surely better.
verdicts-fine = Good, though something else was a little better.
verdicts-costly = Not quite: something else was better.
verdicts-blunder = No: something else was much better.
