import { Refused, type About, type Game, type Objection, type Replay, type Table } from "./types";

const ROOT = "/api/v1";

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "offline", message: "The server does not answer." });
  }
  if (!answer.ok) {
    const fault: Objection = await answer
      .json()
      .catch(() => ({ code: "server-error", message: answer.statusText }));
    throw new Refused(fault);
  }
  return answer;
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const at = encodeURIComponent;

export interface TableWish {
  game: string;
  players?: number;
  options?: Record<string, unknown>;
  start?: number | "random";
  name?: string;
  language?: string;
  listed?: boolean;
  clock?: { seconds: number; increment: number };
  seats?: { kind: "person" | "open" | "bot"; name?: string; level?: string }[];
  save?: string;
}

export const api = {
  about: () => json<About>(ask("GET", "/about")),
  games: () => json<Game[]>(ask("GET", "/games")),
  words: async (language: string, catalogue: string) =>
    (await ask("GET", `/words/${at(language)}/${at(catalogue)}`)).text(),
  rules: async (game: string, language: string) =>
    (await ask("GET", `/games/${at(game)}/rules?language=${at(language)}`)).text(),
  playNow: (game: string, name: string, language: string) =>
    json<Table>(ask("POST", "/play-now", { game, name, language })),
  learn: (game: string, name: string, language: string) =>
    json<Table>(ask("POST", "/lessons", { game, name, language })),
  setUp: (wish: TableWish) => json<Table>(ask("POST", "/tables", wish)),
  tables: async (which: "mine" | "open" | "live") =>
    (await json<{ tables: Table[] }>(ask("GET", `/tables/${which}`))).tables,
  table: (code: string) => json<Table>(ask("GET", `/tables/${at(code)}`)),
  sit: (code: string, name: string, seat?: number) =>
    json<Table>(ask("POST", `/tables/${at(code)}/seats`, seat === undefined ? { name } : { name, seat })),
  follow: async (short: string) => (await json<{ code: string }>(ask("GET", `/codes/${at(short)}`))).code,
  makePass: (code: string) =>
    json<{ pass: string; link: string; expires: number }>(ask("POST", `/tables/${at(code)}/passes`)),
  usePass: (pass: string) => json<Table>(ask("POST", `/passes/${at(pass)}`)),
  replay: (code: string) => json<Replay>(ask("GET", `/tables/${at(code)}/replay`)),
  save: async (code: string) => (await ask("GET", `/tables/${at(code)}/save`)).text(),
};

export function socketAddress(code: string): string {
  return `${location.origin.replace(/^http/, "ws")}${ROOT}/tables/${at(code)}/socket`;
}
