title = Offenes und geheimes Wissen

secrets-title = Offen und geheim
secrets-body-1-table-1 = Offen für alle | Geheim
secrets-body-1-table-2 = Gilden und ihre Karten, die ganze Ablage | Hände, Reihenfolge des Nachziehstapels
secrets-body-1-table-3 = Zahl der Handkarten, Größe des Nachziehstapels, der Kreisbrecher | gezogene Karten
secrets-body-1-table-4 = jede Aktion und wen sie betrifft, die Frage eines Ritters und die Antwort | Karten, die durch Edelmann, Händler, Priester und Bettler wechseln: Das wissen nur die beiden Beteiligten
secrets-body-2 = Die genaue Liste steht in [M24]. Die Seite merkt sich für dich, was du über andere Hände weißt [M25]. Sie wählt nur dann für dich, wenn es nichts zu wählen gibt [M29].
