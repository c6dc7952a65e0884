### Looked up: wrong

keep = Create an account
youAreGuest = You are a guest on this device. An account takes your name, your games and your turns to any other device.
youAreNew = An account keeps your name and your games, on any device.
passphrase = Passphrase
# $n (number)
shortest = At least { $n } characters. Four words are easier to remember than symbols.
longEnough = Long enough.
nameRule = 1 to 24 characters. Names of accounts are unique.
freeNames = Still free:
make = Create account
stayGuest = Stay a guest
noMail = No e-mail address is needed. The games you have played come along.
goodFor = What it is good for

reasons-1 = Play on another device, even in the middle of a game.
reasons-2 = Your name is yours: nobody else can use it.
reasons-3 = Your games stay yours even if this browser forgets you.

allElse = Everything else works without one.
haveOne = I have an account: log in
nameMissing = Enter your name.
passphraseMissing = Enter your passphrase.
codeMissing = Enter your recovery code.
ratherNew = Create an account instead
logIn = Log in
forgotten = Forgot the passphrase?
remembered = Back to the passphrase
newPassphrase = New passphrase
oldPassphrase = Current passphrase
# $date (text)
since = Member since { $date }
myPage = My page
rename = Rename
renamed = You have a new name. Tables you already sit at keep the old one.
changePassphrase = Change passphrase
passphraseChanged = The passphrase is changed, and all other devices are logged out.
endsOthers = All other devices will be logged out.
change = Change it
leaveIt = Leave it as it is
code = Recovery code
codeIs = The only way back in if you forget your passphrase. It is shown just once.
# $date (text)
codeFrom = You have one, made on { $date }. A new one replaces it.
noCode = You do not have one yet.
newCode = Make a new one
copy = Copy
copied = Copied
print = Print
written = I have written it down
finish = Done
sessions = Where you are logged in
unknownDevice = Another program
thisDevice = this device, now
# $when (text)
seen = last seen { $when }
logOut = Log out
logOutHere = Log out here
logOutElsewhere = Log out everywhere else
# $device (text)
loggedOut = Logged out: { $device }.
loggedOutElsewhere = You are now logged in on this device only.
nudge = You have played a few games here.
nudgeLink = An account would keep them for you.
closeForGood = Close this for good
passkeys = Passkeys
passkeysAre = Log in with this device’s fingerprint, face or PIN instead of the passphrase.
# $date (text)
passkeyAdded = added on { $date }
# $when (text)
passkeyUsed = last used { $when }
addDevice = Add this device
removePasskey = Remove this passkey
byPasskey = Log in with a passkey
noPasskeysHere = This browser offers none here.
passkeyRefused = The device did not give a passkey. Please try again.
everything = Everything about you, in one file
everythingIs = Your name, your sessions, your games and the lines you wrote. Nothing about others but what everybody saw at the table.
download = Download
erase = Erase me
eraseIs = Your name, your ways in and everything you wrote are gone at once. Your games stay for the others, with “someone” in your place. This cannot be undone.
# $n (number)
eraseGames = { $n } { $n ->
        [one] game is
       *[other] games are
    } still being played: a bot takes your seat.
eraseName = Write your name to confirm
left = You are logged out on this device. Your account and your games stay, and wait for you here and anywhere else.
erased = You have been erased. Nothing here knows you any more.

wrong-bad_passphrase = Wrong name or passphrase.
wrong-bad_passkey = This passkey does not open anything here.
wrong-name_taken__name = That name belongs to somebody’s account.
wrong-bad_field__name = That name cannot be used.
wrong-bad_field__passphrase = That passphrase is too short or too long.
wrong-bad_field__code = That is not a recovery code.
wrong-not_now__account = You already have an account.
