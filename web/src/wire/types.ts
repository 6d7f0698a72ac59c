/** What the server says; see docs/protocol.md. */

export type Words = Record<string, string>;

export interface Option {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  low: number | null;
  high: number | null;
  help: Words;
  words: Record<string, Words> | null;
}

export interface EventKind {
  facts: Record<string, "seat" | "number" | "text">;
  cards: boolean;
}

export interface Game {
  name: string;
  title: string;
  players: [number, number];
  minutes: number;
  pitch: Words;
  options: Option[];
  bots: string[];
  levels: string[];
  best: string;
  quick: { players: number; options: Record<string, unknown> };
  events: Record<string, EventKind>;
  unlisted: boolean;
  lesson: boolean;
  ready: boolean;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: string | null;
  away: boolean;
  yours: boolean;
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export interface Table {
  code: string;
  link: string;
  short: string | null;
  game: string;
  players: number;
  options: Record<string, unknown>;
  start: number;
  language: string;
  state: "waiting" | "playing" | "over";
  listed: boolean;
  practice: boolean;
  guided: boolean;
  clock: { seconds: number; increment: number } | null;
  commitment: string;
  created: number;
  seats: Seat[];
  yours: number[];
  turn: number | null;
  outcome: Outcome | null;
  rematch: string | null;
}

/** Something that happened. Besides its kind it has the facts that the game's `events` name. */
export interface GameEvent {
  kind: string;
  cards?: string[];
  [fact: string]: unknown;
}

export interface LogEntry {
  number: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
}

/** What a seat may know. Every game has these keys, and its own besides. */
export interface View {
  seat: number | null;
  game: string;
  players: number;
  options: Record<string, unknown>;
  turn: number | null;
  phase: string | null;
  scores: number[];
  over: boolean;
  winners: number[];
  [key: string]: unknown;
}

/** What the guide of a lesson has said so far, and the move that its script has for the learner now. */
export interface Guide {
  remarks: { at: number; words: string }[];
  move: string | null;
}

export interface Reveal {
  key: string;
  salt: string;
  commitment: string;
}

export interface State {
  type: "state";
  seq: number;
  seat: number | null;
  at: number;
  turn: number | null;
  moves: string[];
  view: View;
  log: { from: number; entries: LogEntry[] };
  clocks: { left: number[]; running: number | null; at: number } | null;
  undo: {
    free: boolean;
    possible: boolean;
    asked: { seat: number; to: number; answers: number[] } | null;
  };
  outcome: Outcome | null;
  reveal: Reveal | null;
  guide: Guide | null;
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Objection {
  code?: string;
  message: string;
  rule?: string | null;
  words?: string;
  facts?: Record<string, unknown>;
  seats?: string[];
}

export type FromServer =
  | { type: "welcome"; seq: number; table: Table; chat: ChatLine[] }
  | { type: "preparing"; game: string; done: number; total: number }
  | State
  | { type: "table"; seq: number; table: Table }
  | ({ type: "chat" } & ChatLine)
  | { type: "done"; id: string; seq: number }
  | ({ type: "error"; id: string | null } & Objection)
  | ({ type: "why"; id: string; move: string; legal: boolean } & Objection)
  | { type: "hint"; id: string; move: string; advice: Advice[] }
  | { type: "pong"; id: string };

export type ToServer =
  | { type: "play"; seat: number; move: string; at: number }
  | { type: "why"; seat: number; move: string }
  | { type: "hint"; seat: number }
  | { type: "undo"; seat: number }
  | { type: "answer"; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "leave"; seat?: number }
  | { type: "return"; seat?: number }
  | { type: "fill"; level?: string }
  | { type: "rematch" };

/** What the search thinks of a move: how much of the win it expects, and how often it tried it (the only one: never). */
export interface Advice {
  move: string;
  value: number;
  tries: number;
}

export type Answer = Extract<FromServer, { type: "done" | "why" | "hint" }>;

export interface Step extends LogEntry {
  /** What a spectator sees after the move. */
  view: View;
  position: View;
}

export interface Replay extends Reveal {
  table: Table;
  names: string[];
  steps: Step[];
  outcome: Outcome;
}

export interface About {
  version: string;
  protocol: number;
  languages: Record<string, string>;
  limits: { name: number; chat: number };
}

/** The server refused. */
export class Refused extends Error {
  constructor(readonly objection: Objection) {
    super(objection.message);
  }
}
