lead = Sammle drei Karten einer Art und lege sie als Gilde aus. Jede Karte hat eine Fähigkeit, auf der Hand wie in der Gilde. Wer eine dritte Gilde auslegt, gewinnt sofort.
