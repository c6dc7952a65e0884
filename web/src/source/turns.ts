// Turns, the search for a game and invitations of the viewer (docs/protocol.md), over a WebSocket that is open on every screen. The turns
// are also listed with their views.

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

/** A game that one plays, one's turn or not. */
export interface Played {
  table: Info;
  /** Since when one is waited for; null: one is not. */
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
  /** Where one is waited for, the most urgent first. */
  turns(turns: Turn[]): void;
  /** `missed`: it has ended because the viewer did not come to the table. */
  search(search: Search | null, missed: boolean): void;
  /** A table was found. */
  seated(table: string): void;
  invitations(list: Invitation[]): void;
  /** An invited person does not come. */
  declined(table: string, name: string): void;
  /** The session has ended. */
  ended(): void;
}

export class TurnsSource {
  private readonly socket: KeptSocket<Message>;
  /** Whether this connection has told of a search: the server does so at once, if there is one. */
  private told = false;

  /** `shown`: whether others may see that the viewer is online. */
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
  /** Whether the page is looked at: who does needs no other notice. */
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
