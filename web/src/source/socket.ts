// A WebSocket to the server for everything except tables: reconnects with growing delays and detects dead connections.

import { Heartbeat, Silence } from './silence';

const firstWait = 1500;
const longestWait = 60_000;
/** Close code: the session is over. A new connection would have another identity. */
const loggedOut = 1008;

export class KeptSocket<Message> {
  private socket: WebSocket | null = null;
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly silence = new Silence(() => this.socket && this.lost(this.socket));
  private readonly heartbeat: Heartbeat;

  /** `calm`: messages are not urgent, so a dead server may be noticed late. */
  constructor(
    private readonly opened: () => void,
    private readonly hear: (message: Message) => void,
    private readonly ended: () => void = () => {},
    calm = false,
  ) {
    this.heartbeat = new Heartbeat((within) => this.send({ do: 'ping' }, within), calm);
  }

  get there(): boolean {
    return this.socket !== null;
  }
  connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/ws`);
    this.socket = socket;
    this.silence.begin();
    socket.onopen = () => {
      this.silence.end();
      this.wait = firstWait;
      this.opened();
      this.heartbeat.start();
    };
    socket.onmessage = (event) => {
      this.silence.end();
      this.heartbeat.heard();
      this.hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event: CloseEvent | undefined) => this.lost(socket, event?.code);
  }
  send(message: object, within?: number): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.silence.begin(within);
  }
  close(): void {
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.silence.end();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lost(socket: WebSocket, code?: number): void {
    if (this.socket !== socket) return;
    this.close();
    if (code === loggedOut) return this.ended();
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, longestWait);
  }
}
