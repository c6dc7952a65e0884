theme = Theme

themes-auto = Same as your device
themes-light = Parchment (light)
themes-dark = Candlelight (dark)

textSize = Text size

textSizes-normal = Normal
textSizes-large = Large
textSizes-larger = Larger

speed = Pace

speeds-slow = Slow
speeds-normal = Normal
speeds-fast = Fast
speeds-instant = Instant

sound = Sounds
volume = Volume

# $done (number), $of (number)
offline-preparing = Getting ready for offline play: { $done } of { $of } files
# $size (text)
offline-ready = Ready for offline play · { $size }
# $why (text)
offline-not = Not ready for offline play: { $why }

offline-why-network = the connection was lost.
offline-why-server = the server did not send all files.
offline-why-space = this device has too little free space.
offline-why-insecure = it needs an https address.
offline-why-other = this browser does not keep the files.
