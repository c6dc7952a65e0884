next = What now?
last = Was that good?
thinking = Thinking…
notNow = It is not your turn. You can ask about your last choice.
none = You have not made a choice yet.
only = This is the only choice.
# $win (text), $nextWin (text)
clearly = Surely better than the rest: a { $win } chance to win, against { $nextWin } for the next best.
level = Not sure: these may be just as good.
# $what (text)
take = Play this: { $what }

verdicts-best = Yes: it was the best choice.
verdicts-level = Yes: no choice was clearly better.
verdicts-fine = Good, but another choice was slightly better.
verdicts-unsure = Hard to say: the difference is smaller than its margin.
verdicts-costly = Not quite: another choice was better.
verdicts-blunder = No: another choice was much better.
