block = Block
blockLine = You no longer see what they write, they cannot sit down at your tables, and you are not matched. They are not told.
blocked = Blocked.
report = Report …
reportLine = The operator of this server sees it, with the lines you tick.
linesOf = What they wrote
why = What is wrong?
send = Send the report
reported = Thank you. It was passed on.
silence = Silence for everybody
hear = Let them write again
remove = Remove from the game …
removeLine = A bot plays for them to the end. This cannot be taken back.
removeSure = Remove
blockedTitle = Blocked people
unblock = Unblock
# $name (text)
about = About { $name }
