// The hall over a WebSocket (docs/protocol.md): being seen, and looking for a game. A lost connection is opened again, and says
// anew what is looked for.

import { Refused, type GameName, type Problem } from '../protocol/protocol';

export interface Wish {
  games: GameName[];
  players: number[];
  pace: 'quick' | 'day';
  /** Seconds after which bots may come; null: never. */
  bots: number | null;
}

export interface Search {
  there: number;
  of: number;
  since: number;
  /** When bots may come. */
  bots: number | null;
}

type Message =
  | { type: 'search'; search: Search | null }
  | { type: 'seated'; table: string }
  | { type: 'error'; error: Problem }
  | { type: 'ok' | 'trouble' };

export interface HallListener {
  search(search: Search | null): void;
  seated(table: string): void;
  refused(error: Refused): void;
}

const again = 1500;
const quiet = 25_000;

export class HallSource {
  private socket: WebSocket | null = null;
  private wish: Wish | null = null;
  private shown = false;
  private wanted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: HallListener) {}

  open(): void {
    this.wanted = true;
    if (!this.socket) this.connect();
  }
  /** Nobody looks at the hall any more. A search goes on. */
  leave(): void {
    this.wanted = false;
    if (!this.wish) this.close();
  }
  show(on: boolean): void {
    this.shown = on;
    this.send({ do: 'show', on });
  }
  find(wish: Wish): void {
    this.wish = wish;
    if (this.socket) this.look(wish);
    else this.connect();
  }
  stop(): void {
    this.wish = null;
    this.send({ do: 'stop' });
    if (!this.wanted) this.close();
  }

  private look({ bots, ...wish }: Wish): void {
    this.send({ do: 'find', ...wish, ...(bots === null ? {} : { bots }) });
  }
  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  private close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/ws`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.shown) this.send({ do: 'show' });
      if (this.wish) this.look(this.wish);
      this.keepOpen(socket);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.connect(), again);
    };
  }
  private keepOpen(socket: WebSocket): void {
    this.timer = setTimeout(() => {
      if (this.socket !== socket) return;
      this.send({ do: 'ping' });
      this.keepOpen(socket);
    }, quiet);
  }
  private hear(message: Message): void {
    if (message.type === 'search') {
      this.listener.search(message.search);
    } else if (message.type === 'seated') {
      this.wish = null;
      this.listener.search(null);
      this.listener.seated(message.table);
      if (!this.wanted) this.close();
    } else if (message.type === 'error') {
      this.wish = null;
      this.listener.search(null);
      this.listener.refused(new Refused(message.error));
    }
  }
}
