// What the engine writes for the page: engine/medievallons/json.cpp, events.cpp.

import type { Kind } from './kinds';
import type { Asked, Choice, GameEvent, View } from '../../protocol/protocol';

export type { Kind };
/** Whose and which: `1.2`. */
export type GuildId = string;

export type Question =
  | 'turn'
  | 'target'
  | 'name'
  | 'card'
  | 'copy'
  | 'take'
  | 'give'
  | 'swap'
  | 'keep'
  | 'top'
  | 'first'
  | 'deal'
  | 'discard'
  | 'draw'
  | 'reveal'
  | 'beg'
  | 'over';

export interface Guild {
  guild: GuildId;
  kind: Kind;
  members: number;
  jesters: number;
  size: number;
  cards: Kind[];
}

export interface SeatView {
  seat: number;
  colour: 'blue' | 'yellow' | 'green' | 'red' | 'black';
  hand: { count: number; cards: Kind[] | null };
  guilds: Guild[];
}

export interface Power {
  deed: 'play' | 'guild' | 'activate' | 'extend' | 'draw';
  guild: GuildId | null;
  aside: Kind | null;
  source: Kind | null;
  kind: Kind | null;
  revealed: boolean;
  target: number | null;
  draws: number[];
}

export interface MedievallonsChoice extends Choice {
  verb:
    | 'play'
    | 'guild'
    | 'activate'
    | 'extend'
    | 'draw'
    | 'target'
    | 'name'
    | 'card'
    | 'copy'
    | 'take'
    | 'give'
    | 'swap'
    | 'keep'
    | 'top';
  seat?: number;
  guild?: GuildId;
  kind?: Kind;
  cards?: Kind[];
  count?: number;
}

/** By place: another seat's number, or `deck`. */
export type ByPlace<T> = Record<string, T>;

export interface MedievallonsView extends View {
  options: { first?: number; maxTurns?: number };
  turn: number;
  maxTurns: number;
  active: number;
  breaker: 'red' | 'yellow';
  asked: Asked & { kind: Question };
  power: Power | null;
  seats: SeatView[];
  deck: number;
  pile: { count: number; top: Kind | null; cards: Kind[] };
  /** Cards that are certainly there. */
  known: ByPlace<Kind[]>;
  /** Types of which there are certainly none. */
  none: ByPlace<Kind[]>;
  /** Types of which there are certainly no more than those known. */
  exact: ByPlace<Kind[]>;
  drawn: { count: number; cards: Kind[] | null };
  held: Kind | null;
  chosen: Kind[];
  legal: MedievallonsChoice[];
  ending: 'third-guild' | 'cycle' | 'max-turns' | null;
}

export interface MedievallonsEvent extends GameEvent {
  seat?: number;
  other?: number;
  guild?: GuildId;
  card?: Kind | null;
  cards?: Kind[] | null;
  number?: number;
  why?: 'third-guild' | 'cycle' | 'max-turns';
}
