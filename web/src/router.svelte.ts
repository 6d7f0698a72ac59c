/** Where we are. */

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

class Router {
  route = $state<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** Links within the page need no request. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
