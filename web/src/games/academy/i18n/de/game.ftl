line = Wähle fünf Karten, spiele vier davon und bring deinen Knappen auf sieben Leisten voran.
credit = Medieval Academy: ein Spiel von Nicolas Poncin, illustriert von Pierô, erschienen bei Blue Cocker Games, 2014.
