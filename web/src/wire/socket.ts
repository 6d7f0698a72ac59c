/** One conversation with a table: it comes back after a cut, and what was asked for counts once. */

import { Refused, type Answer, type FromServer, type ToServer } from "./types";

export type Connection = "connecting" | "open" | "waiting" | "refused" | "closed";

/** After these the server does not want to see us again. */
const FINAL = new Set([4400, 4403, 4404, 4409]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

interface Asked {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (reason: Refused) => void;
}

export interface Listener {
  heard(message: FromServer): void;
  connection(now: Connection): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly asked = new Map<string, Asked>();
  private seq: number | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  private done = false;
  private readonly prefix = randomId();
  private count = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.connect();
  }

  /** Ask for something. It is sent again, under the same id, until it has been answered. */
  ask(message: ToServer): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.asked.set(id, { text, resolve, reject });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Do not wait any longer, try now. */
  retry(): void {
    if (this.done || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.listener.connection("closed");
  }

  private connect(): void {
    this.listener.connection(this.seq === null ? "connecting" : "waiting");
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.seq === null ? {} : { since: this.seq };
      socket.send(JSON.stringify({ type: "hello", protocol: 1, ...since }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private heard(message: FromServer): void {
    if ("seq" in message && message.type !== "done") this.seq = message.seq;
    if (message.type === "welcome") {
      this.greeted = true;
      this.wait = FIRST_WAIT;
      this.listener.connection("open");
      for (const { text } of this.asked.values()) this.socket?.send(text);
    }
    if ("id" in message && message.id !== null) this.answered(message.id, message);
    this.listener.heard(message);
  }

  private answered(id: string, message: FromServer): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    if (message.type === "error") asked.reject(new Refused(message));
    else asked.resolve(message as Answer);
  }

  private lost(code: number): void {
    this.socket = null;
    this.greeted = false;
    if (this.done) return;
    if (FINAL.has(code)) {
      this.done = true;
      this.listener.connection("refused");
      for (const { reject } of this.asked.values())
        reject(new Refused({ code: "no-such-table", message: "The table is gone." }));
      return;
    }
    this.listener.connection("waiting");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}

/** `crypto.randomUUID` is missing where a page is not served over https. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
