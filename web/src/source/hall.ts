// The hall over a WebSocket (docs/protocol.md): presence, and searches for a game. turns.ts reports a search's
// progress.

import { Refused, type GameName, type Problem } from '../protocol/protocol';
import { OwnNumbers } from './numbers';
import { KeptSocket } from './socket';

export interface Wish {
  games: GameName[];
  players: number[];
  pace: 'quick' | 'day';
  /** The rules that tables waiting in the hall may have. */
  rules: 'plain' | 'any';
  /** Seconds until bots may fill the seats; null: never. */
  bots: number | null;
}

type Message = { type: 'ok'; re?: string } | { type: 'error'; error: Problem } | { type: 'trouble' };

export class HallSource {
  private readonly socket = new KeptSocket<Message>(
    () => this.opened(),
    (message) => this.hear(message),
  );
  /** The search that the server has not confirmed yet. */
  private wish: Wish | null = null;
  private shown = false;
  private wanted = false;

  constructor(private readonly refused: (error: Refused) => void) {}

  open(): void {
    this.wanted = true;
    if (!this.socket.there) this.socket.connect();
  }
  /** The user leaves the hall. A search continues. */
  leave(): void {
    this.wanted = false;
    if (!this.wish) this.socket.close();
  }
  show(on: boolean): void {
    this.shown = on;
    this.socket.send({ do: 'show', on });
  }
  find(wish: Wish): void {
    this.wish = wish;
    if (this.socket.there) this.look(wish);
    else this.socket.connect();
  }
  stop(): void {
    this.wish = null;
    this.socket.send({ do: 'stop' });
  }

  // As in joining.ts, a server of the previous version gets only the fields that it knows.
  private look({ bots, ...wish }: Wish, added: object = { number: new OwnNumbers().promise() }): void {
    this.socket.send({ do: 'find', id: 'find', ...wish, ...(bots === null ? {} : { bots }), ...added });
  }
  private opened(): void {
    if (this.shown) this.socket.send({ do: 'show' });
    if (this.wish) this.look(this.wish);
  }
  private hear(message: Message): void {
    if (message.type === 'ok' && message.re === 'find') {
      this.wish = null;
      if (!this.wanted) this.socket.close();
    } else if (message.type === 'error' && message.error.field === 'number' && this.wish) {
      this.look(this.wish, {});
    } else if (message.type === 'error') {
      this.wish = null;
      this.refused(new Refused(message.error));
    }
  }
}
