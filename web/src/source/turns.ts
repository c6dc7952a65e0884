// The user's turns, search and invitations (docs/protocol.md), over a WebSocket that is open on all screens. The turns
// can also be listed with their views.

import type { Info, Invitation, Search, View } from '../protocol/protocol';
import { get } from './api';
import { KeptSocket } from './socket';

export interface Turn {
  table: string;
  game: string;
  decision: number;
  since: number;
  due: number | null;
}

/** A game in progress of the user, whether or not it is their turn. */
export interface Played {
  table: Info;
  /** The time since which it is the user's turn; null: it is not. */
  since: number | null;
  due: (number | null)[];
  view: View;
}

export async function played(): Promise<Played[]> {
  return (await get<{ turns: Played[] }>('turns')).turns;
}

type Message =
  | { type: 'turns'; turns: Turn[] }
  | { type: 'search'; search: Search | null; why?: string }
  | { type: 'seated'; table: string }
  | { type: 'invitations'; invitations: Invitation[] }
  | { type: 'declined'; table: string; name: string }
  | { type: 'ok' | 'error' | 'trouble' };

export interface TurnsListener {
  /** Tables where it is the user's turn, the most urgent first. */
  turns(turns: Turn[]): void;
  /** `missed`: it ended because the user did not come to the table. */
  search(search: Search | null, missed: boolean): void;
  /** A table was found. */
  seated(table: string): void;
  invitations(list: Invitation[]): void;
  /** An invited person has declined. */
  declined(table: string, name: string): void;
  /** The session has ended. */
  ended(): void;
}

export class TurnsSource {
  private readonly socket: KeptSocket<Message>;
  /** True if this connection has reported a search: the server sends an open one at once. */
  private told = false;

  /** `shown`: whether others may see that the user is online. */
  constructor(
    private readonly listener: TurnsListener,
    private looking: boolean,
    private shown = false,
  ) {
    this.socket = new KeptSocket<Message>(
      () => this.opened(),
      (message) => this.hear(message),
      () => listener.ended(),
      true,
    );
  }

  open(): void {
    this.socket.connect();
  }
  close(): void {
    this.socket.close();
  }
  /** True while the page is visible: its user needs no other notification. */
  look(looking: boolean): void {
    this.looking = looking;
    this.ask();
  }
  show(on: boolean): void {
    if (on === this.shown) return;
    this.shown = on;
    this.socket.send({ do: 'show', on });
  }

  private opened(): void {
    this.told = false;
    this.ask();
    if (this.shown) this.socket.send({ do: 'show' });
  }
  private ask(): void {
    this.socket.send({ do: 'turns', looking: this.looking });
  }
  private hear(message: Message): void {
    if (message.type === 'turns') {
      this.listener.turns(message.turns);
    } else if (message.type === 'search') {
      this.told = true;
      this.listener.search(message.search, message.why === 'absent');
    } else if (message.type === 'seated') {
      this.listener.seated(message.table);
    } else if (message.type === 'invitations') {
      this.listener.invitations(message.invitations);
    } else if (message.type === 'declined') {
      this.listener.declined(message.table, message.name);
    } else if (message.type === 'ok' && !this.told) {
      this.told = true;
      this.listener.search(null, false);
    }
  }
}
