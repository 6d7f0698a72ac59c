/** One match as this page knows it: what the server said, and how much of it has been shown yet. */

import { tick } from "svelte";
import type { GameUi } from "../games/ui";
import { settings } from "../settings.svelte";
import { socketAddress } from "../wire/api";
import { TableSocket, type Connection } from "../wire/socket";
import type {
  Answer,
  ChatLine,
  FromServer,
  GameEvent,
  LogEntry,
  State,
  Table,
  ToServer,
  View,
} from "../wire/types";
import { fly, measure } from "./flights";
import { Talk } from "./talk.svelte";

const FLIGHT = 420;
const PAUSE = 520;
const HURRY = 8; // so many pictures behind, and they go by twice as quickly
const SKIP = 40; // so many, and they are not shown at all

interface Frame {
  state: State;
  events: GameEvent[];
  mine: boolean;
}

export class LiveMatch {
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>("connecting");
  preparing = $state.raw<{ game: string; done: number; total: number } | null>(null);
  /** What the server said last, for each seat of ours (or the spectator's). */
  states = $state.raw<Map<number | null, State>>(new Map());
  logs = $state.raw<Map<number | null, LogEntry[]>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  /** The seat whose picture is on the screen. */
  seat = $state<number | null>(null);
  /** What is on the screen. */
  shown = $state.raw<State | null>(null);
  view = $state.raw<View | null>(null);
  shownLog = $state.raw<LogEntry[]>([]);
  moving = $state(false);
  /** What has just been shown, for the live region. */
  news = $state.raw<LogEntry[]>([]);

  /** What the guide says, if this is a lesson. */
  readonly talk = new Talk();

  private readonly socket: TableSocket;
  private frames: Frame[] = [];
  /** Raised when what is on the screen is replaced: flights that are still under way end there. */
  private era = 0;
  root: HTMLElement | null = null;

  constructor(
    readonly code: string,
    private readonly ui: () => GameUi,
  ) {
    this.socket = new TableSocket(socketAddress(code), {
      heard: (message) => this.heard(message),
      connection: (now) => (this.connection = now),
    });
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name ?? "–");
  }

  /** The newest that is known, shown or not. */
  get newest(): State | null {
    return this.states.get(this.seat) ?? null;
  }

  /** The seat of ours that is to decide. */
  get deciding(): number | null {
    for (const state of this.states.values())
      if (state.seat !== null && state.turn === state.seat) return state.seat;
    return null;
  }

  ask(message: ToServer): Promise<Answer> {
    return this.socket.ask(message);
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
    this.frames = [];
  }

  /** Look at the table from another seat, as it is now. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.frames = [];
    const state = this.newest;
    if (state) this.settle(state);
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.preparing = null;
        this.table = message.table;
        this.chat = message.chat;
        this.chooseSeat(message.table);
        break;
      case "table":
        this.table = message.table;
        this.chooseSeat(message.table);
        break;
      case "chat":
        if (!this.chat.some((line) => line.seq === message.seq)) this.chat = [...this.chat, message];
        break;
      case "preparing":
        this.preparing = message;
        break;
      case "state":
        this.take(message);
        break;
    }
  }

  private chooseSeat(table: Table): void {
    if (this.seat === null || !table.yours.includes(this.seat)) this.seat = table.yours[0] ?? null;
  }

  private take(state: State): void {
    const log = [...(this.logs.get(state.seat) ?? []).slice(0, state.log.from), ...state.log.entries];
    const before = this.states.get(state.seat);
    this.logs = new Map(this.logs).set(state.seat, log);
    this.states = new Map(this.states).set(state.seat, state);
    if (state.seat !== this.seat) return;
    const entries = state.log.entries.filter((entry) => entry.number > (before?.at ?? 0));
    const back = before !== undefined && state.at < before.at;
    // A lesson is shown step by step in any case: what is said is about the cards on the screen.
    const atOnce = settings.stretch === 0 && (!state.guide || this.talk.closed);
    if (!before || back || entries.length > 1 || atOnce || document.hidden) {
      this.frames = [];
      this.settle(state, back ? [] : entries);
      return;
    }
    const events = entries.flatMap((entry) => entry.events);
    this.frames.push({ state, events, mine: entries.some((entry) => entry.seat === this.seat) });
    if (!this.moving) void this.run();
  }

  /** Show a state at once. */
  private settle(state: State, entries: LogEntry[] = []): void {
    this.era++;
    this.shown = state;
    this.view = state.view;
    this.shownLog = this.logs.get(state.seat) ?? [];
    this.news = entries;
    this.talk.hear(state);
    this.talk.release(true);
  }

  private async run(): Promise<void> {
    this.moving = true;
    try {
      for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
        if (this.frames.length > SKIP) continue;
        await this.show(frame);
      }
    } finally {
      this.moving = false;
    }
  }

  private async show({ state, events, mine }: Frame): Promise<void> {
    const era = this.era;
    if (mine) this.talk.skip();
    else await this.talk.finished();
    if (era !== this.era) return;
    const hurry = this.frames.length > HURRY ? 0.4 : 1;
    const duration = FLIGHT * settings.stretch * hurry;
    const pause = (mine || !events.length ? 0 : PAUSE) * settings.stretch * hurry;
    const pictures = this.view && events.length ? this.ui().between(this.view, state.view, events) : [];
    for (const picture of pictures) {
      await this.turnTo(picture, events, duration);
      await rest((PAUSE + 300) * settings.stretch * hurry);
      if (era !== this.era) return;
    }
    await this.turnTo(state.view, events, duration, () => {
      this.shown = state;
      const log = this.logs.get(state.seat) ?? [];
      this.shownLog = log.filter((entry) => entry.number <= state.at);
      this.news = this.shownLog.slice(-1);
    });
    if (era !== this.era) return;
    this.talk.hear(state); // when the cards lie: a bubble that grows would move them while they fly
    await rest(pause);
  }

  private async turnTo(
    view: View,
    events: GameEvent[],
    duration: number,
    besides?: () => void,
  ): Promise<void> {
    const before = this.root && measure(this.root);
    this.view = view;
    besides?.();
    await tick();
    if (before && this.root) await fly(before, this.root, this.ui().courses, events, duration);
  }
}

function rest(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
