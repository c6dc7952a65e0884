// Where it is one's turn (docs/protocol.md): told all the time over a WebSocket, or listed with what one sees there.

import type { Info, View } from '../protocol/protocol';
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

type Message = { type: 'turns'; turns: Turn[] } | { type: 'ok' | 'error' | 'trouble' };

export class TurnsSource {
  private readonly socket: KeptSocket<Message>;

  /** `tell`: where one is waited for, the most urgent first; `ended`: one is logged out. */
  constructor(
    tell: (turns: Turn[]) => void,
    ended: () => void,
    private looking: boolean,
  ) {
    this.socket = new KeptSocket<Message>(
      () => this.ask(),
      (message) => {
        if (message.type === 'turns') tell(message.turns);
      },
      ended,
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

  private ask(): void {
    this.socket.send({ do: 'turns', looking: this.looking });
  }
}
