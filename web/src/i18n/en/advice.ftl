next = What now?
last = Was that good?
thinking = Thinking…
notNow = It is not your turn. You can ask about your last choice.
none = You have not made a choice yet.
best = The best choice found.
only = This is the only choice.
# $win (text), $nextWin (text)
clearly = Clearly better than the rest: a { $win } chance to win, against { $nextWin } for the next best.
level = About as good:
win = Chance to win
points = Points at the end
table = How the bot rates each choice
choice = Choice
# $what (text)
take = Play this: { $what }

verdicts-best = Yes: the bot would have chosen the same.
verdicts-level = Yes: no choice was clearly better.
verdicts-fine = Good, but another choice was slightly better.
verdicts-costly = Not quite: another choice was better.
verdicts-blunder = No: another choice was much better.
