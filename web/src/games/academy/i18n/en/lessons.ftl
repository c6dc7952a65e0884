kinds-advanced = Advanced rules
kinds-two = For two players
kinds-variations = Variations

lessons-lift-title = Lift
lessons-lift-line = Before scoring, one disc comes to the top of its stack.

lessons-lift-says-start = Round II is about to be scored, and you are first player. On three tracks a disc lies on top of yours, and the one on top is ahead.
lessons-lift-says-ask = Before scoring you may put one of your discs on top of its stack. Where is that worth most?
lessons-lift-says-jousts = On Jousts you would be first instead of second: +3 instead of +2, one point more. Somewhere else it saves two.
lessons-lift-says-quests = Quests is not scored before round VI. You may lift there, but it brings nothing now.
lessons-lift-says-none = You may decline, but you would be last in Education, just because Hugo’s disc lies on yours. That costs 3.
lessons-lift-says-done = Hugo is last now and pays 3, you pay 1. Second to last instead of last saves two points; first instead of second brings one.

lessons-lift-remember = The first player may lift one disc a round, on any track, from square 1 on. It is optional.

lessons-stepback-title = Step back
lessons-stepback-line = The price of a Gallantry bonus.

lessons-stepback-says-start = Gallantry is scored. Dorothea and Bertran are ahead, you are third, and Hugo’s disc lies under yours. You move one disc one square.
lessons-stepback-says-ask = Afterwards everyone who took a bonus goes back one square on Gallantry. Where do you use yours?
lessons-stepback-says-gallantry = One up, one back: you would stand where you stand now, and Jousts would bring you 2 instead of 3.
lessons-stepback-says-other = That brings nothing now. On Jousts one square is enough: your disc would come to lie on top of Bertran’s.
lessons-stepback-says-done = You win Jousts. But look at Gallantry: you stepped back to 5. Hugo took no bonus and is ahead of you now.

lessons-stepback-remember = Each Gallantry bonus costs one Gallantry square. All bonuses come first; then the third steps back, the second, the first.

lessons-orderedreset-title = Ordered reset
lessons-orderedreset-line = After round III the order stays, the gaps close.

lessons-orderedreset-says-start = After round III tracks are emptied. With this rule discs keep their order on four of them: the last goes to 0, the next to 1, then 2, then 3.
lessons-orderedreset-says-ask = You are first on Gallantry and move one disc 3 squares. Where does it help now and in round IV?
lessons-orderedreset-says-tournaments = You would still be last there, and the last goes to 0, wherever it stands. Nothing is gained.
lessons-orderedreset-says-king = King’s Service is emptied as always, and on square 5 it does not pay yet.
lessons-orderedreset-says-other = That brings no points now. On Jousts 3 squares take you from third to first, and the first starts highest.
lessons-orderedreset-says-done = You won Jousts, and start round IV there on 3; Bertran on 2, Dorothea on 1, Hugo on 0. The order stays, the gaps are gone.
lessons-orderedreset-says-zero = On Tournaments you stood on 0 and stay there, and the next above went to 1. No disc ever moves forward.

lessons-orderedreset-remember = In this reset only the order counts, not how far ahead you are. King’s Service is emptied as always.

lessons-karadoc-title = Karadoc
lessons-karadoc-line = The first player decides for the neutral squire.

lessons-karadoc-says-start = A third squire plays along and belongs to neither of you. Its cards are drawn at random. You are first player this round, so you decide the rest.
lessons-karadoc-says-sword = It plays a Sword 4. You lead Jousts with 4, Bertran leads Tournaments with 3. Where does it go?
lessons-karadoc-says-swordAtYou = It would land on top of your disc and take first place on Jousts from you. Let it bother Bertran instead.
lessons-karadoc-says-bonus = A later round. It is first on Gallantry and moves a disc 3 squares; you decide again. Where does that hurt only Bertran?
lessons-karadoc-says-ahead = It would pass you on Tournaments, and your +3 would become +2.
lessons-karadoc-says-shield = Its last place in Education protects you: it pays the 3. If it passes you, you are last.
lessons-karadoc-says-idle = That changes nothing this round. There is a track on which it can pass Bertran.
lessons-karadoc-says-done = It is first on Jousts now, and Bertran gets 2 instead of 3. It takes ranks and coats like anyone, but it cannot win.

lessons-karadoc-remember = The first player of the round makes all choices of the neutral squire: Swords, bonuses, variations.

lessons-lancelot-title = Lancelot
lessons-lancelot-line = Split, choose, and lead two squires.

lessons-lancelot-says-start = You lead two squires, blue and green; Bertran leads yellow and red. A player’s points are the sum of both. Instead of a draft you split and choose.
lessons-lancelot-says-split = Make two piles of three. Bertran takes one, the other comes back to you. How do you split?
lessons-lancelot-says-uneven = One pile is much better, and that is the one Bertran takes. Put one of the two low cards into each.
lessons-lancelot-says-choose = All piles are shown, and you may take one of Bertran’s: three cards of 3, or Swords 3, 4 and 5?
lessons-lancelot-says-low = Those are 9 squares. The Swords are 12, and go to Jousts or Tournaments as you like.
lessons-lancelot-says-assign = Another round. Give three cards to each of your squires, in secret. In Education the last loses 3, and each squire is ranked.
lessons-lancelot-says-both = With both Education cards on one side, your other squire stays on square 0 and loses 3. Give one to each.
lessons-lancelot-says-done = Now squire after squire plays all three cards: blue, yellow, green, red, starting one squire later each round.

lessons-lancelot-remember = Split so that you can live with either pile. Each of your squires has a rank, and third places pay.

lessons-knights-title = White and Black Knight
lessons-knights-line = Swords pull the Cup from side to side.

lessons-knights-says-start = Jousts is the White Knight’s track, Tournaments the Black Knight’s. A Sword moves your disc and pulls the Cup as far to that side.
lessons-knights-says-ask = Your last card, then both are scored. The Cup is on Black’s first square, and you lead Black’s track. What do you play?
lessons-knights-says-black = You lead there already: that is 8. On White’s track you would get nothing.
lessons-knights-says-charity = The Cup stays with Black: 8 for your lead there, nothing on White’s track. The Sword can do more.
lessons-knights-says-done = Black’s first square to White’s is one step, so the Cup came to White’s fourth. White wins: 8 for you there, and 5 on Black’s track.
lessons-knights-says-bonus = Then both tracks and the Cup start again; they score after rounds II, IV and VI. A Gallantry bonus never moves the Cup.

lessons-knights-remember = The knight with the Cup pays 8, 5 and 2, the other 5, 3 and 1. Only Swords pull it.

lessons-bet-title = Bets
lessons-bet-line = A bonus that you name before the draft.

lessons-bet-says-start = Before the draft everyone named a track; you named King’s Service. The leaders of Gallantry may move only the disc on the track they named.
lessons-bet-says-count = The first moves it 3 squares, the second 2, for each card they played there this round. No such card, no move.
lessons-bet-says-ask = You lead Gallantry and have played one King card. King’s Service pays 6 from square 6 on, 12 on 12. Your last card?
lessons-bet-says-jousts = You would be third on Jousts, for nothing. And one King card moves you 3 squares, to 5: no coat.
lessons-bet-says-tournaments = That is 3 points on Tournaments. But one King card moves you 3 squares, to 5: no coat.
lessons-bet-says-done = Two King cards, 3 squares each: from 6 to 12, and a coat of 12.

lessons-bet-remember = Name a track that you will play often, and lead Gallantry. If you must step back, you do even when your bet moved nothing.

lessons-codex-title = Secret Codex
lessons-codex-line = Look, remember, take first.

lessons-codex-says-start = One token for each squire lies face down: one −3, one −1, the rest 0. Instead of paying for Education each takes one, the first of Education first.
lessons-codex-says-play = You have seen place 1: the −3. Which card lets you look once more?
lessons-codex-says-sword = A Sword does not look into the codex. Whoever plays an Education card may look at one token.
lessons-codex-says-peek = You may look at a token in secret. Which one?
lessons-codex-says-again = You may look there again, but you know it: −3. Look at another.
lessons-codex-says-none = You may decline, but you can avoid a token only if you know it.
lessons-codex-says-take = You lead Education, so you take first. Which token?
lessons-codex-says-three = That is the −3 that you saw. Leave it to the others.
lessons-codex-says-one = The −1 lies there. The 0 is on place 2: you have seen it, or it is the only one left.
lessons-codex-says-done = You give the 0 back, and the others learn no more than that. A −1 or −3 is kept face down as a coat.

lessons-codex-remember = Education cards let you look, a good rank lets you choose first. Square 0 takes the rest.

lessons-scrolls-title = Royal Scrolls
lessons-scrolls-line = When King’s Service is scored.

lessons-scrolls-says-start = A scroll lies on squares 6 and 12. King’s Service scores in rounds in which a scroll is taken, and no longer after rounds III and VI.
lessons-scrolls-says-ask = No scroll has been taken this round. You lead Gallantry and move a disc 3 squares. Where?
lessons-scrolls-says-other = That brings no points now. On King’s Service you would pass 6, and a bonus takes scrolls, too.
lessons-scrolls-says-done = You passed 6, so King’s Service was scored at once: 3 for you, 1 each for Bertran and Hugo, nothing on square 0.
lessons-scrolls-says-twelve = The scroll on 6 is put aside, and discs stay. Whoever takes the one on 12 brings both back, and all discs go to 0.

lessons-scrolls-remember = Any move takes a scroll, a bonus too, and then all are paid. In the French box only cards take them.

lessons-dragon-title = Dragon
lessons-dragon-line = Quests counts coats, not their size.

lessons-dragon-says-start = The last round. Here Quests pays nothing of its own: it counts the coats from Jousts, Tournaments and King’s Service that brought points.
lessons-dragon-says-count = The first gets 1 for each such coat, the second 1 for each pair; the last loses 1 for each pair. How many counts, not how much.
lessons-dragon-says-ask = You have nine and are about to get two more. You are second on Quests, and move a disc 3 squares. Where?
lessons-dragon-says-swords = That is worth a point or two. As first on Quests you would get 11 instead of 5.
lessons-dragon-says-other = That brings nothing now. As first on Quests you would get 11 instead of 5.
lessons-dragon-says-done = Eleven coats, eleven points; Bertran gets 4, for his pairs. A coat of 1 counts as much as one of 6.

lessons-dragon-remember = With the dragon collect many coats, however small, and be first on Quests. Not last.

lessons-alms-title = Alms
lessons-alms-line = The leaders of Charity trade with the last.

lessons-alms-says-start = The end. Charity costs nothing here: the first on it, you, trades coats with the last, Hugo; then the second with the second to last.
lessons-alms-says-give = First you must give Hugo one of your Education coats. Which?
lessons-alms-says-little = Then you would keep the −3. You choose which one goes: the worse.
lessons-alms-says-take = Now you may take two of his coats, of 3 or less. His +6 from King’s Service is too large.
lessons-alms-says-takeTwo = And the second?
lessons-alms-says-less = You may take a larger one.
lessons-alms-says-none = You need not take any, but a coat you take counts for you and no longer for him.
lessons-alms-says-done = 3 less lost, 5 more gained: you are 8 better off, Hugo 8 worse. Bertran, as second, took a coat from Dorothea.

lessons-alms-remember = The first must give if they can, and may take two; the second may take one. Square 0 never profits.
