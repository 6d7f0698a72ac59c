/** Addresses of the page, and what they show. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "pass"; pass: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function read(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length) return { page: "lost" };
  if (!first) return { page: "lobby" };
  if (first === "t" && second && third === "replay") return { page: "replay", code: second };
  if (third) return { page: "lost" };
  if (first === "t" && second) return { page: "table", code: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "p" && second) return { page: "pass", pass: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
