/** Where the reader is: history paths, so that every page has an address that can be sent. */

/** The pages. */
export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "organiser"; table: string }
  | { page: "reports"; table: string; round: number }
  | { page: "sheet"; table: string; number: number }
  | { page: "seat"; key: string }
  | { page: "create"; game: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "about" }
  | { page: "nowhere" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", fourth = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (more.length > 0) return { page: "nowhere" };
  if (first === "mesa" && second !== "" && third === "informes" && /^\d*$/.test(fourth)) {
    return { page: "reports", table: second, round: fourth === "" ? -1 : Number(fourth) };
  }
  if (first === "mesa" && second !== "" && third === "hoja" && /^\d+$/.test(fourth)) {
    return { page: "sheet", table: second, number: Number(fourth) };
  }
  if (fourth !== "") return { page: "nowhere" };
  if (first === "mesa" && second !== "" && third === "organiza") return { page: "organiser", table: second };
  if (first === "" && second === "") return { page: "lobby" };
  if (first === "acerca" && second === "") return { page: "about" };
  if (first === "reglas" && second !== "") return { page: "rules", game: second, clause: third };
  if (second === "" || third !== "") return { page: "nowhere" };
  if (first === "mesa") return { page: "table", table: second };
  if (first === "asiento") return { page: "seat", key: second };
  if (first === "nueva") return { page: "create", game: second };
  return { page: "nowhere" };
}

const start = typeof location === "undefined" ? "/" : location.pathname;

class Router {
  path = $state(start);

  get route(): Route {
    return routeOf(this.path);
  }

  /** Go to a page of ours; `replace` leaves no way back to the one before. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Follow the browser's own way back and forth. */
  arrive(): void {
    this.path = location.pathname;
  }

  /** Turn a press on a link of ours into a change of page; leaves alone what the browser should do itself. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

/** The one router of this page. */
export const router = new Router();

/** The addresses of pages. */
export const to = {
  lobby: () => "/",
  table: (id: string) => `/mesa/${encodeURIComponent(id)}`,
  organiser: (id: string) => `/mesa/${encodeURIComponent(id)}/organiza`,
  /** The reports of a table, or that of a round. */
  reports: (id: string, round = -1) => `/mesa/${encodeURIComponent(id)}/informes${round < 0 ? "" : `/${round}`}`,
  /** The sheet of a fight with real pieces, to be printed. */
  sheet: (id: string, number: number) => `/mesa/${encodeURIComponent(id)}/hoja/${number}`,
  seat: (key: string) => `/asiento/${encodeURIComponent(key)}`,
  create: (game: string) => `/nueva/${encodeURIComponent(game)}`,
  rules: (game: string, clause = "") =>
    `/reglas/${encodeURIComponent(game)}${clause === "" ? "" : `/${encodeURIComponent(clause)}`}`,
  about: () => "/acerca",
};
