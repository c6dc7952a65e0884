export default {
  kinds: { advanced: 'Advanced rules', two: 'For two players', variations: 'Variations' },
  lessons: {
    lift: {
      title: 'Lift',
      line: 'Before scoring, one disc comes to the top of its stack.',
      says: {
        start:
          'Round II is about to be scored, and you are first player. On three tracks a disc lies on top of yours, and the one on top is ahead.',
        ask: 'Before scoring you may put one of your discs on top of its stack. Where is that worth most?',
        jousts:
          'On Jousts you would be first instead of second: +3 instead of +2, one point more. Somewhere else it saves two.',
        quests: 'Quests is not scored before round VI. You may lift there, but it brings nothing now.',
        none: 'You may decline, but you would be last in Education, just because Hugo’s disc lies on yours. That costs 3.',
        done: 'Hugo is last now and pays 3, you pay 1. Second to last instead of last saves two points; first instead of second brings one.',
      },
      remember: 'The first player may lift one disc a round, on any track, from square 1 on. Nobody has to.',
    },
    stepback: {
      title: 'Step back',
      line: 'What a Gallantry bonus costs.',
      says: {
        start:
          'Gallantry is scored. Dorothea and Bertran are ahead, you are third, and Hugo’s disc lies under yours. You move one disc one square.',
        ask: 'Afterwards everyone who took a bonus goes back one square on Gallantry. Where do you use yours?',
        gallantry: 'One up, one back: you would stand where you stand now, and Jousts would bring you 2 instead of 3.',
        other:
          'That brings nothing now. On Jousts one square is enough: your disc would come to lie on top of Bertran’s.',
        done: 'You win Jousts. But look at Gallantry: you stepped back to 5, and Hugo, who took no bonus, is ahead of you now.',
      },
      remember:
        'Each Gallantry bonus costs one Gallantry square. All bonuses come first; then the third steps back, the second, the first.',
    },
    orderedreset: {
      title: 'Ordered reset',
      line: 'After round III the order stays, the gaps close.',
      says: {
        start:
          'After round III tracks are emptied. With this rule discs keep their order on four of them: the last goes to 0, the next to 1, then 2, then 3.',
        ask: 'You are first on Gallantry and move one disc 3 squares. Where does it help now and in round IV?',
        tournaments: 'You would still be last there, and the last goes to 0, wherever it stands. Nothing is gained.',
        king: 'King’s Service is emptied as always, and on square 5 it does not pay yet.',
        other:
          'That brings no points now. On Jousts 3 squares take you from third to first, and the first starts highest.',
        done: 'You won Jousts, and start round IV there on 3; Bertran on 2, Dorothea on 1, Hugo on 0. The order stays, the gaps are gone.',
        zero: 'On Tournaments you stood on 0 and stay there, and the next above went to 1. No disc ever moves forward.',
      },
      remember: 'In this reset only the order counts, not how far ahead you are. King’s Service is emptied as always.',
    },
    karadoc: {
      title: 'Karadoc',
      line: 'Who decides for the neutral squire.',
      says: {
        start:
          'A third squire plays along, who belongs to neither of you. Its cards are drawn at random. You are first player this round, so you decide the rest.',
        sword: 'It plays a Sword 4. You lead Jousts with 4, Bertran leads Tournaments with 3. Where does it go?',
        swordAtYou:
          'It would land on top of your disc and take first place on Jousts from you. Let it bother Bertran instead.',
        bonus:
          'A later round. It is first on Gallantry and moves a disc 3 squares; you decide again. Where does that hurt only Bertran?',
        ahead: 'It would pass you on Tournaments, and your +3 would become +2.',
        shield: 'Its last place in Education protects you: it pays the 3. If it passes you, you are last.',
        idle: 'That changes nothing this round. There is a track on which it can pass Bertran.',
        done: 'It is first on Jousts now, and Bertran gets 2 instead of 3. It takes ranks and coats like anyone, but it cannot win.',
      },
      remember:
        'Whatever the neutral squire has to decide, the first player of the round decides: Swords, bonuses, variations.',
    },
    lancelot: {
      title: 'Lancelot',
      line: 'Split, choose, and lead two squires.',
      says: {
        start:
          'You lead two squires, blue and green; Bertran leads yellow and red. A player’s points are the sum of both. Instead of a draft you split and choose.',
        split: 'Make two piles of three. Bertran takes one, the other comes back to you. How do you split?',
        uneven: 'One pile is much better, and that is the one Bertran takes. Put one of the two low cards into each.',
        choose: 'All piles are shown, and you may take one of Bertran’s: three cards of 3, or Swords 3, 4 and 5?',
        low: 'Those are 9 squares. The Swords are 12, and go to Jousts or Tournaments as you like.',
        assign:
          'Another round. Give three cards to each of your squires, in secret. In Education the last loses 3, and each squire is ranked.',
        both: 'With both Education cards on one side, your other squire stays on square 0 and loses 3. Give one to each.',
        done: 'Now squire after squire plays all three cards: blue, yellow, green, red, starting one squire later each round.',
      },
      remember: 'Split so that you can live with either pile. Each of your squires has a rank, and third places pay.',
    },
    knights: {
      title: 'White and Black Knight',
      line: 'Swords pull the Cup from side to side.',
      says: {
        start:
          'Jousts is the White Knight’s track, Tournaments the Black Knight’s. A Sword moves your disc and pulls the Cup as far to that side.',
        ask: 'Your last card, then both are scored. The Cup is on Black’s first square, and you lead Black’s track. What do you play?',
        black: 'You lead there already: that is 8. On White’s track you would get nothing.',
        charity: 'The Cup stays with Black: 8 for your lead there, nothing on White’s track. The Sword can do more.',
        done: 'Black’s first square to White’s is one step, so the Cup came to White’s fourth. White wins: 8 for you there, and 5 on Black’s track.',
        bonus:
          'Then both tracks and the Cup start again; they score after rounds II, IV and VI. A Gallantry bonus never moves the Cup.',
      },
      remember: 'The knight with the Cup pays 8, 5 and 2, the other 5, 3 and 1. Only Swords pull it.',
    },
    bet: {
      title: 'Bets',
      line: 'A bonus that you name before the draft.',
      says: {
        start:
          'Before the draft everyone named a track; you named King’s Service. The leaders of Gallantry may move only the disc on the track they named.',
        count:
          'The first moves it 3 squares, the second 2, for each card they played there this round. No such card, no move.',
        ask: 'You lead Gallantry and have played one King card. King’s Service pays 6 from square 6 on, 12 on 12. Your last card?',
        jousts: 'You would be third on Jousts, for nothing. And one King card moves you 3 squares, to 5: no coat.',
        tournaments: 'That is 3 points on Tournaments. But one King card moves you 3 squares, to 5: no coat.',
        done: 'Two King cards, 3 squares each: from 6 to 12, and a coat of 12.',
      },
      remember:
        'Name what you will play often, and lead Gallantry. If you must step back, you do even when your bet moved nothing.',
    },
    codex: {
      title: 'Secret Codex',
      line: 'Look, remember, take first.',
      says: {
        start:
          'One token a squire lies face down: one −3, one −1, the rest 0. Instead of paying for Education each takes one, the first of Education first.',
        play: 'You have seen place 1: the −3. Which card lets you look once more?',
        sword: 'A Sword does not look into the codex. Whoever plays an Education card may look at one token.',
        peek: 'You may look at a token in secret. Which one?',
        again: 'You may look there again, but you know it: −3. Look at another.',
        none: 'You may decline, but what you know you can avoid.',
        take: 'You lead Education, so you take first. Which token?',
        three: 'That is the −3 that you saw. Leave it to the others.',
        one: 'There lies the −1. The 0 is on place 2: you saw it, or it is what is left.',
        done: 'You give the 0 back, and the others learn no more than that. A −1 or −3 is kept face down as a coat.',
      },
      remember: 'Education cards let you look, a good rank lets you choose first. Square 0 takes what is left.',
    },
    scrolls: {
      title: 'Royal Scrolls',
      line: 'When King’s Service is scored.',
      says: {
        start:
          'A scroll lies on squares 6 and 12. King’s Service scores in rounds in which a scroll is taken, and no longer after rounds III and VI.',
        ask: 'Nobody has taken one this round. You lead Gallantry and move a disc 3 squares. Where?',
        other: 'That brings no points now. On King’s Service you would pass 6, and a bonus takes scrolls, too.',
        done: 'You passed 6, so King’s Service was scored at once: 3 for you, 1 each for Bertran and Hugo, nothing on square 0.',
        twelve:
          'The scroll on 6 is put aside, and discs stay. Whoever takes the one on 12 brings both back, and all discs go to 0.',
      },
      remember: 'Any move takes a scroll, a bonus too, and then all are paid. In the French box only cards take them.',
    },
    dragon: {
      title: 'Dragon',
      line: 'Quests counts coats, not their size.',
      says: {
        start:
          'The last round. Here Quests pays nothing of its own: it counts the coats from Jousts, Tournaments and King’s Service that brought points.',
        count:
          'The first gets 1 for each such coat, the second 1 for each pair; the last loses 1 for each pair. How many counts, not how much.',
        ask: 'You have nine and are about to get two more. You are second on Quests, and move a disc 3 squares. Where?',
        swords: 'That is worth a point or two. As first on Quests you would get 11 instead of 5.',
        other: 'That brings nothing now. As first on Quests you would get 11 instead of 5.',
        done: 'Eleven coats, eleven points; Bertran gets 4, for his pairs. A coat of 1 counts as much as one of 6.',
      },
      remember: 'With the dragon collect many coats, however small, and be first on Quests. Not last.',
    },
    alms: {
      title: 'Alms',
      line: 'The leaders of Charity trade with the last.',
      says: {
        start:
          'The end. Charity costs nothing here: the first on it, you, trades coats with the last, Hugo; then the second with the second to last.',
        give: 'First you give Hugo one of your Education coats; whoever has one must. Which?',
        little: 'Then you would keep the −3. You choose which one goes: the worse.',
        take: 'Now you may take two of his coats, of 3 or less. His +6 from King’s Service is too large.',
        takeTwo: 'And the second?',
        less: 'You may take a larger one.',
        none: 'You need not take any, but what you take is yours, and it is missing from his.',
        done: '3 less lost, 5 more gained: you are 8 better off, Hugo 8 worse. Bertran, as second, took a coat from Dorothea.',
      },
      remember: 'The first must give if they can, and may take two; the second may take one. Square 0 never profits.',
    },
  },
};
