yourChoice = Choose
chosen = You have chosen
# $names (list)
waitingFor = Waiting for { LIST($names) }
over = The game is over
yes = yes
no = no
nothing = –
position = The table
choices = Your choices
help = This game has no pictures yet. Everything you know is listed line by line; your choices are the buttons below. Keys 1 to 9 choose, too.
# $names (list)
winners = Won by { LIST($names) }
