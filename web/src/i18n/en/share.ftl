title = Share the result
send = Share…
copy = Copy as text
copied = Copied
save = Save the picture
failed = Sharing did not work. Copy the text or save the picture instead.
