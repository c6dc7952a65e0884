### Looked up: wrong

keep = Create an account
youAreGuest = You are a guest on this device. With an account you have your name, games and turns on every device.
youAreNew = An account keeps your name and your games, on any device.
passphrase = Passphrase
# $n (number)
shortest = At least { $n } characters. Four words are easier to remember than symbols.
longEnough = Long enough.
nameRule = 1 to 24 characters. Names of accounts are unique.
freeNames = Still free:
make = Create account
stayGuest = Stay a guest
noMail = No e-mail address is needed. You keep the games you have played.
goodFor = Why create an account?

reasons-1 = Play on another device, even in the middle of a game.
reasons-2 = Your name is yours: no one else can use it.
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
leaveIt = Cancel
code = Recovery code
codeIs = The only way back in if you forget your passphrase. It is shown just once.
# $date (text)
codeFrom = You have a code from { $date }. A new one replaces it.
noCode = You have no code yet.
newCode = Create a new code
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
nudgeLink = Create an account to keep them.
closeForGood = Don’t show again
passkeys = Passkeys
passkeysAre = Log in with this device’s fingerprint, face or PIN instead of the passphrase.
# $date (text)
passkeyAdded = added on { $date }
# $when (text)
passkeyUsed = last used { $when }
addDevice = Add this device
removePasskey = Remove this passkey
byPasskey = Log in with a passkey
noPasskeysHere = This browser does not support passkeys here.
passkeyRefused = No passkey was received from this device. Please try again.
everything = Your data in one file
everythingIs = Your name, sessions, games and messages. About others, only things that everyone at the table saw.
download = Download
erase = Delete my data
eraseIs = Your name, your login data and everything you wrote are deleted at once. Your games stay for the others, with “someone” in your place. This cannot be undone.
# $n (number)
eraseGames = { $n } { $n ->
        [one] game is
       *[other] games are
    } still being played: a bot takes your seat.
eraseName = Type your name to confirm
left = You are logged out on this device. Your account and games are still there: log in again at any time.
erased = Your data is deleted. Nothing about you is stored here any more.

wrong-bad_passphrase = Wrong name or passphrase.
wrong-bad_passkey = No account here uses this passkey.
wrong-name_taken__name = This name belongs to another account.
wrong-bad_field__name = That name cannot be used.
wrong-bad_field__passphrase = That passphrase is too short or too long.
wrong-bad_field__code = That is not a recovery code.
wrong-not_now__account = You already have an account.
