/** Cards that can be dragged onto what has `data-drop`. */

import type { Attachment } from "svelte/attachments";

const START = 8; // pixels, below which it is a click

/** The goal under the pointer is handed to `drop` when the card is let go there. */
export function dragged(drop: (goal: string) => void): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number; id: number } | null = null;
    let lifted = false;
    let goal: HTMLElement | null = null;

    const find = (event: PointerEvent) =>
      document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => {
        const found = element.closest<HTMLElement>("[data-drop]");
        return found ? [found] : [];
      })[0] ?? null;

    function aim(next: HTMLElement | null) {
      goal?.classList.remove("over");
      goal = next;
      goal?.classList.add("over");
    }

    // The pointer may leave the card before the first move is told: so moves are heard everywhere.
    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    }

    function deaf() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!lifted && Math.hypot(x, y) < START) return;
      if (!lifted) {
        lifted = true;
        card.setPointerCapture(from.id);
        card.classList.add("lifted");
      }
      card.style.translate = `${x}px ${y}px`;
      aim(find(event));
    }

    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      if (lifted && goal) drop(goal.dataset.drop ?? "");
      end();
    }

    function end() {
      if (lifted) {
        // The click that follows a drag is part of it.
        card.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => card.removeEventListener("click", swallow, { capture: true }), 0);
      }
      deaf();
      from = null;
      lifted = false;
      card.classList.remove("lifted");
      card.style.translate = "";
      aim(null);
    }

    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };

    card.addEventListener("pointerdown", down);
    return () => {
      card.removeEventListener("pointerdown", down);
      deaf();
    };
  };
}
