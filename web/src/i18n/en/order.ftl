block = Block
blockLine = You no longer see their messages, they cannot join your tables, and you are never matched with each other. They are not told.
blocked = Blocked.
report = Report …
reportLine = The operator of this server sees your report with the messages you tick.
linesOf = Their messages
why = What happened?
send = Send report
reported = Thank you. Your report was sent.
silence = Mute for everyone
hear = Unmute
remove = Remove from the game …
removeLine = A bot plays for them to the end. This cannot be undone.
removeSure = Remove
blockedTitle = Blocked people
unblock = Unblock
# $name (text)
about = About { $name }
