# Notifications of the browser, while the page is closed.

turn = Your turn
invited = You are invited
# $time (text)
until = until { $time }
sample = This is a sample notification.
