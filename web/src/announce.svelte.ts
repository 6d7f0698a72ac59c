/** What a screen reader is told, and the short messages at the edge of the page. */

class Announcer {
  spoken = $state("");
  notice = $state.raw<{ text: string; tone: "plain" | "bad" } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** For the live region. */
  say(text: string): void {
    // The same words twice would not be read out again; a changing blank makes them new.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  /** For everybody. */
  show(text: string, tone: "plain" | "bad" = "plain"): void {
    this.notice = { text, tone };
    this.say(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = null), 4000 + text.length * 45);
  }

  /** Forget what was said. */
  clear(): void {
    this.spoken = "";
    this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.notice = null;
  }
}

export const announcer = new Announcer();
