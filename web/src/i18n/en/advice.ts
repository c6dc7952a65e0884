export default {
  next: 'What now?',
  last: 'Was that good?',
  thinking: 'Thinking…',
  notNow: 'It is not your turn. You can ask about your last choice.',
  none: 'You have not had anything to choose yet.',
  best: 'The best choice the bot found.',
  only: 'There is nothing else to choose.',
  clearly: (win: string, nextWin: string) =>
    `Clearly better than the rest: a ${win} chance to win, against ${nextWin} for the next best.`,
  level: 'About as good:',
  win: 'Chance to win',
  points: 'Points at the end',
  table: 'What the bot thinks of each choice',
  choice: 'Choice',
  take: (what: string) => `Do it: ${what}`,
  verdicts: {
    best: 'Yes: the bot would have chosen the same.',
    level: 'Yes: nothing was surely better.',
    fine: 'Good, though something else was a little better.',
    costly: 'Not quite: something else was better.',
    blunder: 'No: something else was much better.',
  },
};
