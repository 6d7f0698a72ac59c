/**
 * Cards move from where they were to where they go.
 *
 * Before the table changes, every card on it is measured; afterwards, a card that lies elsewhere flies there, a card
 * that has come appears from its source, and one that has gone flies to its goal. Cards are known by their text and
 * their zone: of equal ones, those that stayed in their zone are matched first, in order.
 */

import type { GameEvent } from "../wire/types";

export interface Lying {
  card: string;
  zone: string;
}

/** A goal for cards that do not go anywhere, such as one that is turned up where it lies. */
export const STAYS = "stays";

/** Where the cards of an event come from and go to, as names of anchors; nothing where it is not known. */
export interface Courses {
  from(card: string, zone: string, events: GameEvent[]): string | null;
  to(card: string, zone: string, events: GameEvent[]): string | null;
}

export interface Matched<T> {
  moved: [old: T, now: T][];
  came: T[];
  gone: T[];
}

/** Which of the cards before is which of the cards now. */
export function match<T extends Lying>(before: T[], now: T[]): Matched<T> {
  const moved: [T, T][] = [];
  const free = [...before];
  const pair = (rest: T[], same: (old: T, card: T) => boolean) =>
    rest.filter((card) => {
      const place = free.findIndex((old) => same(old, card));
      if (place < 0) return true;
      moved.push([free[place], card]);
      free.splice(place, 1);
      return false;
    });
  const elsewhere = pair(now, (old, card) => old.card === card.card && old.zone === card.zone);
  const came = pair(elsewhere, (old, card) => old.card === card.card);
  return { moved, came, gone: free };
}

interface Seen extends Lying {
  element: HTMLElement;
  box: DOMRect;
}

export interface Snapshot {
  cards: Seen[];
  anchors: Map<string, DOMRect>;
}

export function measure(root: HTMLElement): Snapshot {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")].map((element) => ({
    element,
    card: element.dataset.card ?? "",
    zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "",
    box: element.getBoundingClientRect(),
  }));
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]"))
    anchors.set(element.dataset.anchor ?? "", element.getBoundingClientRect());
  return { cards, anchors };
}

const EASE = "cubic-bezier(.3, .8, .3, 1)";
const STEP = 45; // between cards that leave or arrive together
const visible = (box: DOMRect) => box.width > 0 && box.height > 0;

/** Let everything fly that has moved since `before`; resolves when it has landed. */
export async function fly(
  before: Snapshot,
  root: HTMLElement,
  courses: Courses,
  events: GameEvent[],
  duration: number,
): Promise<void> {
  if (duration <= 0) return;
  const after = measure(root);
  const { moved, came, gone } = match(before.cards, after.cards);
  const flights: Animation[] = [];
  for (const [old, now] of moved) {
    if (visible(old.box) && visible(now.box) && far(old.box, now.box))
      flights.push(arrive(now.element, old.box, now.box, duration, 0));
  }
  came.forEach((card, number) => {
    const source = courses.from(card.card, card.zone, events);
    const box = source ? (before.anchors.get(source) ?? after.anchors.get(source)) : undefined;
    const delay = Math.min(number, 12) * STEP;
    if (box && visible(box) && visible(card.box))
      flights.push(arrive(card.element, box, card.box, duration, delay));
    else flights.push(appear(card.element, duration, delay));
  });
  gone.forEach((card, number) => {
    const goal = courses.to(card.card, card.zone, events);
    if (goal === STAYS) return;
    const box = goal ? (after.anchors.get(goal) ?? before.anchors.get(goal)) : undefined;
    if (visible(card.box)) flights.push(leave(card, box, duration, Math.min(number, 12) * STEP));
  });
  await Promise.allSettled(flights.map((flight) => flight.finished));
}

const far = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.x - other.x) > 1 || Math.abs(one.y - other.y) > 1 || Math.abs(one.width - other.width) > 1;

function between(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width || 1})`;
}

function arrive(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
  delay: number,
): Animation {
  return element.animate(
    [
      { transform: between(from, to), zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration,
      delay,
      easing: EASE,
      fill: "backwards",
    },
  );
}

function appear(element: HTMLElement, duration: number, delay: number): Animation {
  return element.animate(
    [
      { opacity: 0, transform: "scale(.7)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: duration * 0.6,
      delay,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** A card that is no longer on the table leaves as a picture of itself. */
function leave(card: Seen, to: DOMRect | undefined, duration: number, delay: number): Animation {
  const ghost = card.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  const { left, top, width, height } = card.box;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  const end = to && visible(to) ? between(to, card.box) : "translateY(-30px) scale(.8)";
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: to ? 0.9 : 0 },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  const remove = () => ghost.remove();
  flight.finished.then(remove, remove);
  return flight;
}
