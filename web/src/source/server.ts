// A table on a server, over a WebSocket (docs/protocol.md). It reconnects with growing delays and sends unanswered
// messages again; the server applies a choice only once.

import { chatBefore, get, leaveTable, me, record, viewAhead } from './api';
import type { Judged } from './adviser';
import type { Advice } from './analysis';
import { changed } from '../protocol/changes';
import {
  Refused,
  passes,
  problemOf,
  type ChatLine,
  type GameEvent,
  type Info,
  type Problem,
  type TableState,
  type TakenBack,
  type View,
} from '../protocol/protocol';
import { rematch } from './joining';
import { Attending, type Doubt } from './numbers';
import { Heartbeat, Silence } from './silence';
import type { Connection, Listener, People, Quitting, Source } from './source';
import type { Tracing } from './tracing';

interface Events {
  from: number;
  list: GameEvent[];
}
interface News {
  type: 'table' | 'news';
  re?: number;
  n: number;
  decision: number;
  info?: unknown;
  view?: unknown;
  chosen?: string | null;
  ahead?: TableState['ahead'];
  undo?: number | null;
  takenBack?: TakenBack[];
  due?: (number | null)[];
  left?: (number | null)[];
  events?: Events;
  chat?: ChatLine[];
  earlier?: boolean;
}
type Message =
  | News
  | { type: 'ok'; re: number; traced?: boolean }
  | { type: 'error'; re?: number; error: Problem }
  | { type: 'announcement'; text: string | null }
  | { type: 'trouble'; message: string | null }
  | { type: 'traces'; slow: number }
  | { type: 'freed'; table: string; shut: boolean };

const closing: Problem = { code: 'not-now', message: 'the connection to the table was closed' };

interface Question {
  message: { do: string; text?: string };
  resolve: () => void;
  reject: (error: Refused) => void;
}

const firstWait = 500;
const longestWait = 15_000;
const soon = 1_000;
/** Close code: the session is over, or the operator has banned the person. */
const sentAway = 1008;
/** Errors after which reconnecting is useless. */
const forGood = ['no-token', 'banned'];

export class ServerSource implements Source {
  readonly offers = { play: true, undo: true, hint: true, chat: true, steps: false };

  readonly people: People = {
    vote: (seat, on) => this.ask({ do: 'vote', table: this.id, seat, on }),
    comeBack: () => this.ask({ do: 'return', table: this.id }),
    pause: (on) => this.ask({ do: 'pause', table: this.id, on }),
    end: (how) => this.ask({ do: 'end', table: this.id, how }),
    lookAhead: () => viewAhead(this.id),
    chooseAhead: (choice) => this.ask({ do: 'ahead', table: this.id, choice }),
    leave: () => leaveTable(this.id),
  };

  readonly quitting: Quitting = {
    concede: (how) => this.ask({ do: 'concede', table: this.id, how }),
    abandon: (how) => this.ask({ do: 'abandon', table: this.id, how }),
  };

  /** Called when the host has freed the viewer's seat; `shut`: the viewer may not return. */
  onfreed: (shut: boolean) => void = () => {};

  /** Called when the server breaks its commitments. */
  ondoubt: (doubt: Doubt) => void = () => {};

  private listener!: Listener;
  private socket: WebSocket | null = null;
  private state: TableState | null = null;
  private seen = 0;
  private asked = 0;
  private readonly questions = new Map<number, Question>();
  private wait = firstWait;
  private watching = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly silence = new Silence(() => this.fellSilent());
  private readonly heartbeat = new Heartbeat((within) => {
    this.socket?.send('{"do":"ping"}');
    this.silence.begin(within);
  });
  /** True if the server that should answer for this table did not. */
  private silent = false;
  /** The server's own report of its state. */
  private health: Connection = { kind: 'ok' };
  private readonly attending: Attending;
  private tracing: Tracing | null = null;
  private readonly wake = () => this.socket === null && this.connect();

  /** `shown`: whether the hall lists the viewer as online. */
  constructor(
    private readonly id: string,
    private readonly shown = false,
  ) {
    const doubted = (doubt: Doubt): void => this.ondoubt(doubt);
    this.attending = new Attending(id, (message) => this.ask(message), doubted);
  }

  start(listener: Listener): void {
    this.listener = listener;
    addEventListener('online', this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    clearTimeout(this.timer);
    this.silence.end();
    this.heartbeat.stop();
    this.socket?.close();
    this.rejectAll(closing);
  }

  choose(decision: number, text: string): Promise<void> {
    return this.ask({ do: 'choose', table: this.id, decision, choice: text });
  }
  undo(): Promise<void> {
    return this.ask({ do: 'undo', table: this.id, decision: this.state?.decision ?? 0 });
  }
  say(text: string): Promise<void> {
    return this.ask({ do: 'chat', table: this.id, text });
  }
  async hint(): Promise<Advice> {
    return (await get<{ advice: Advice }>(`tables/${this.id}/hint`)).advice;
  }
  async last(): Promise<Judged | null> {
    return (await get<{ last: Judged | null }>(`tables/${this.id}/last`)).last;
  }
  async rematch(): Promise<string> {
    return `/table/${await rematch(this.id)}`;
  }
  record(): Promise<string> {
    return record(this.id);
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    // Proxies send all connections of a table to one server. If that server hangs, or is too old for this path, any
    // other will do.
    const path = this.silent ? '/api/v1/ws' : `/api/v1/ws/table/${this.id}`;
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
    this.socket = socket;
    this.health = { kind: 'ok' };
    this.silence.begin();
    socket.onmessage = (event) => {
      this.silence.end();
      this.heartbeat.heard();
      this.hear(JSON.parse(event.data as string) as Message);
    };
    let known = false;
    socket.onopen = () => {
      known = true;
      this.opened(socket);
    };
    socket.onclose = (event: CloseEvent | undefined) => {
      if (!known) this.silent = true;
      this.lost(socket, known && event?.code !== sentAway);
    };
  }

  private opened(socket: WebSocket): void {
    const since = this.state && this.seen > 0 ? { since: this.seen } : {};
    socket.send(JSON.stringify({ do: 'watch', id: 0, table: this.id, ...since }));
    if (this.shown) socket.send('{"do":"show"}');
    this.heartbeat.start();
  }

  private fellSilent(): void {
    this.silent = true;
    if (this.socket) this.lost(this.socket);
  }

  private lost(socket: WebSocket, welcome = true): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.watching = false;
    this.tracing = null;
    clearTimeout(this.timer);
    this.silence.end();
    this.heartbeat.stop();
    socket.close();
    if (this.closed) return;
    this.listener.connection({ kind: 'lost' });
    this.timer = setTimeout(() => (welcome ? this.connect() : void this.knock()), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  // A WebSocket does not tell why it is refused, and neither does a hanging server.
  private async knock(): Promise<void> {
    this.timer = setTimeout(() => this.connect(), longestWait);
    const problem = await me().then((you) => (you ? null : { code: 'no-token', message: '' }), problemOf);
    if (!problem || !forGood.includes(problem.code)) return this.connect();
    this.close();
    this.listener.failed(problem);
  }

  private rejectAll(problem: Problem): void {
    for (const { reject } of this.questions.values()) reject(new Refused(problem));
    this.questions.clear();
  }

  private ask(message: Question['message'] & Record<string, unknown>): Promise<void> {
    if (this.closed) return Promise.reject(new Refused(closing));
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.questions.set(id, { message, resolve, reject });
      if (this.watching) this.send({ ...message, id, ...this.tracing?.begin(message.do, id) });
    });
  }
  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
    this.silence.begin();
  }

  private hear(message: Message): void {
    if (message.type === 'trouble') {
      this.health = message.message === null ? { kind: 'ok' } : { kind: 'trouble', message: message.message };
      this.listener.connection(this.health);
    } else if (message.type === 'announcement') {
      this.listener.announced?.(message.text);
    } else if (message.type === 'ok') {
      this.questions.get(message.re)?.resolve();
      this.questions.delete(message.re);
      void this.tracing?.answered(message.re, message.traced);
    } else if (message.type === 'traces') {
      void this.trace(message.slow);
    } else if (message.type === 'error') {
      this.refused(message.re, message.error);
    } else if (message.type === 'freed') {
      this.onfreed(message.shut);
    } else if (message.type === 'table' || message.type === 'news') {
      this.tell(message);
    }
  }

  private async trace(slow: number): Promise<void> {
    const { socket } = this;
    const { Tracing } = await import('./tracing');
    if (this.socket === socket) this.tracing = new Tracing(slow, (message) => socket?.send(JSON.stringify(message)));
  }

  // A choice can be sent again until a server has saved it: it is applied only once. The same holds for revealing a
  // nonce, without which the seat would be lost.
  private refused(re: number | undefined, problem: Problem): void {
    const again = re !== undefined && ['choose', 'reveal'].includes(this.questions.get(re)?.message.do ?? '');
    if (passes(problem) && re === 0) {
      if (this.socket) this.lost(this.socket);
    } else if (passes(problem) && again) {
      setTimeout(() => this.watching && this.sendAgain(re), soon);
    } else if (re === 0) {
      this.closed = true;
      this.socket?.close();
      this.rejectAll(problem);
      this.listener.failed(problem);
    } else if (re !== undefined) {
      this.questions.get(re)?.reject(new Refused(problem));
      this.questions.delete(re);
    }
  }

  private tell(news: News): void {
    const old = this.state;
    const whole = news.type === 'table';
    if (!whole && !old) return;
    if (whole) {
      this.watching = true;
      this.wait = firstWait;
      this.silent = false;
      this.listener.connection(this.health);
    }
    this.state = {
      info: whole ? (news.info as Info) : news.info === undefined ? old!.info : changed(old!.info, news.info),
      view: whole ? (news.view as View | null) : news.view === undefined ? old!.view : changed(old!.view, news.view),
      decision: news.decision,
      chosen: news.chosen === undefined ? (old?.chosen ?? null) : news.chosen,
      ahead: news.ahead === undefined ? (old?.ahead ?? null) : news.ahead,
      undo: news.undo === undefined ? (old?.undo ?? null) : news.undo,
      takenBack: news.takenBack ?? old?.takenBack ?? [],
      due: news.due ?? old?.due ?? [],
      left: news.left ?? old?.left ?? [],
      events: news.events
        ? [...(old?.events.slice(0, news.events.from) ?? []), ...news.events.list]
        : (old?.events ?? []),
      ...this.chatWith(news),
    };
    this.seen = news.n;
    this.listener.state(this.state);
    if (whole) this.askAgain(news.chat ?? []);
    this.attending.follow(this.state.info, whole);
  }

  // If lines are missing between the known and the new ones, the known ones are dropped and read again.
  private chatWith(news: News): Pick<TableState, 'chat' | 'earlier'> {
    const old = this.seen > 0 && !news.earlier ? this.state : null;
    return { chat: [...(old?.chat ?? []), ...(news.chat ?? [])], earlier: old?.earlier ?? news.earlier ?? false };
  }

  async readEarlier(): Promise<void> {
    const first = this.state?.chat[0];
    if (!first) return;
    const before = await chatBefore(this.id, first.n);
    if (this.state?.chat[0] !== first) return;
    this.state = { ...this.state, chat: [...before.chat, ...this.state.chat], earlier: before.earlier };
    this.listener.state(this.state);
  }

  // Sends unanswered messages of the lost connection again. The server applies a choice only once, but would repeat a
  // line of chat: that is not sent again if it is among the new lines.
  private askAgain(lines: ChatLine[]): void {
    for (const [id, { message }] of this.questions) {
      const arrived =
        message.do === 'chat' && lines.some((line) => line.seat === this.you && line.text === message.text);
      if (arrived) this.hear({ type: 'ok', re: id });
      else this.sendAgain(id);
    }
  }
  private sendAgain(id: number): void {
    const question = this.questions.get(id);
    if (question) this.send({ ...question.message, id });
  }
  private get you(): number | null {
    return this.state?.info.you ?? null;
  }
}
