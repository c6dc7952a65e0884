// The table info of a game on this device, in the format of a server.

import type { GameEvent, GameResult, Info, SeatInfo, View } from '../protocol/protocol';
import type { LocalSetup, SavedGame } from './saved';

/** The answer to `look` (wasm/json_engine.h). */
export interface Look {
  decision: number;
  deciders: number[];
  over: boolean;
  chosen: string | null;
  undo: number | null;
  view: View;
  events: { from: number; list: GameEvent[] };
  result: GameResult | null;
}

export function isPerson(seat: LocalSetup['seats'][number] | undefined): boolean {
  return seat === 'me' || seat === 'here';
}

export function hasConceded(game: SavedGame, seat: number): boolean {
  return game.quits?.some((quit) => quit.seat === seat) ?? false;
}

export function nameAt(setup: LocalSetup, seat: number): string {
  return (setup.seats[seat] === 'me' ? setup.name : setup.names?.[seat]) ?? '';
}

/** The table info of a local game. `you`: null for a spectator. */
export function infoOf(game: SavedGame, look: Look, you: number | null): Info {
  const { setup } = game;
  const seats = setup.seats.map((seat, at): SeatInfo => {
    if (!isPerson(seat)) return { kind: 'bot', name: seat };
    const user = seat === 'me' ? 'me' : `here ${at}`;
    const bot = hasConceded(game, at);
    return { kind: 'person', name: nameAt(setup, at), user, here: true, bot, ...(bot ? { conceded: true } : {}) };
  });
  const { ended, quits = [] } = game;
  const left = seats.flatMap((_, at) => (hasConceded(game, at) ? [] : [at]));
  return {
    id: game.id,
    game: setup.game,
    players: seats.length,
    options: look.view.options,
    public: false,
    clock: null,
    chat: false,
    hidden: setup.hidden ?? false,
    phase: game.over ? 'finished' : 'playing',
    created: game.created,
    updated: game.updated,
    seats,
    you,
    host: null,
    commitment: '',
    votes: seats.map(() => []),
    rematch: game.rematch,
    rematchBy: null,
    result: look.result,
    ending: ended?.how ?? (game.over ? 'played' : null),
    endedBy: ended?.by ?? null,
    winner: ended?.how === 'conceded' && left.length === 1 ? left[0]! : null,
    quits,
    secret: game.over && game.branch?.same !== false ? game.seed : null,
  };
}
