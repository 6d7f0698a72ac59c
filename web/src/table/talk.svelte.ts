/** What the guide of a lesson says at this table, and how much of it has been read. */

import type { Guide, State } from "../wire/types";

export class Talk {
  guide = $state.raw<Guide | null>(null);
  /** The remark that is shown. */
  place = $state(0);
  /** How many have been read. */
  read = $state(0);
  closed = $state(false);
  private waiting: (() => void)[] = [];

  /** Whether the table has to wait for its reader. */
  get unread(): boolean {
    return !this.closed && this.guide !== null && this.read < this.guide.remarks.length;
  }

  /** The remark on the screen. */
  get words(): string | null {
    return this.guide?.remarks[this.place]?.words ?? null;
  }

  get last(): boolean {
    return this.place >= (this.guide?.remarks.length ?? 0) - 1;
  }

  /**
   * A state is on the screen. Whoever has decided nothing yet hears everything from the beginning, though bots may have
   * been quicker; whoever comes back hears what is said just now, and can leaf through the rest.
   */
  hear({ guide, at, seat, log }: State): void {
    const before = this.guide;
    this.guide = guide;
    if (!guide) return;
    const count = guide.remarks.length;
    const back = log.entries.some((entry) => entry.seat === seat);
    const heard = back ? guide.remarks.filter((remark) => remark.at < at).length : 0;
    const known = before ? before.remarks.length : heard;
    if (before && count <= known) {
      // Nothing new, or moves were taken back, and what was said after them.
      this.read = Math.min(this.read, count);
      if (count < known) this.place = count - 1;
    } else {
      if (!before || this.read >= known) this.place = Math.min(known, count - 1);
      if (!before) this.read = Math.min(known, count);
    }
    this.release();
  }

  next(): void {
    this.read = Math.max(this.read, this.place + 1);
    if (!this.last) this.place++;
    this.release();
  }

  back(): void {
    if (this.place > 0) this.place--;
  }

  /** Who plays on has read enough. */
  skip(): void {
    const count = this.guide?.remarks.length ?? 0;
    this.read = count;
    this.place = Math.max(0, count - 1);
    this.release();
  }

  close(): void {
    this.closed = true;
    this.release();
  }

  open(): void {
    this.closed = false;
    this.skip();
  }

  /** Until everything has been read, or what is on the screen has been replaced. */
  finished(): Promise<void> {
    return this.unread ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  /** Let the table go on, if there is nothing to wait for; `anyway` if it shows something else. */
  release(anyway = false): void {
    if (this.unread && !anyway) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
