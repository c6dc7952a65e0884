import { isLancelot, trackName } from '../../names';
import { academy } from '../../texts';
import type { Variation } from '../variation';

const bet: Variation = {
  name: 'bet',
  phases: {
    bet: {
      part: 'draft',
      needsHand: true,
      ask({ view, squire, neutral }) {
        const t = academy().ask;
        if (neutral) return [t.betFor(academy().neutral), t.swordNeutral];
        const named = isLancelot(view) && squire;
        return [named ? t.forSquire(academy().colours[squire.colour], t.bet) : t.bet, t.betHelp];
      },
    },
  },
  answers: {
    bet: { words: (_, { track }) => academy().does.bet(track), ruling: 'A13', chapter: 'bets' },
  },
  events: {
    bet: {
      kind: 'deed',
      joins: () => false,
      apply: (view, { squire, track }) => ({
        ...view,
        squires: view.squires.map((old) => (old.squire === squire ? { ...old, bet: track! } : old)),
      }),
      log: (_, { who, track }) => academy().log.bet(who, track),
      chosen: true,
    },
  },
  whys: {
    bet: {
      kind: 'bonus',
      joins: () => false,
      log: ({ from, to }, { who, track }) => academy().log.betMoves(who, track, from!, to!),
      scores: 'gallantry',
    },
  },
  tracks: {
    gallantry: {
      pay: () => academy().pays.bet,
      help: () => academy().help.tracks.gallantryBet,
      gain: (view, squire) => (squire.bet ? academy().board.moveBet(trackName(view, squire.bet)) : ''),
    },
  },
  clear: (view) => ({ ...view, squires: view.squires.map((old) => ({ ...old, bet: null })) }),
  bonusTitle: () => academy().scoring.ranksBet,
  discsBeside: (view, track) => view.squires.filter((squire) => squire.bet === track),
  trackBeside: (squire) => (squire.bet ? { words: academy().status.bet, track: squire.bet } : null),
};

export default bet;
