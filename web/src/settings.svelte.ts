/** What this browser remembers of its user. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";

const KEY = "shoal";
const STRETCH: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };

class Settings {
  name = $state("");
  language = $state("");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  memory = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
      this.name = typeof kept.name === "string" ? kept.name.slice(0, 24) : "";
      this.language = typeof kept.language === "string" ? kept.language : "";
      if (kept.theme === "light" || kept.theme === "dark") this.theme = kept.theme;
      if (kept.speed && kept.speed in STRETCH) this.speed = kept.speed;
      this.memory = kept.memory === true;
    } catch {
      // A browser that keeps nothing, or that kept something else: the defaults will do.
    }
  }

  keep(): void {
    const { name, language, theme, speed, memory } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, language, theme, speed, memory }));
    } catch {
      // Private windows may refuse; the settings then last as long as the page.
    }
  }

  /** By how much animations are stretched; 0 is none at all. */
  get stretch(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : STRETCH[this.speed];
  }
}

export const settings = new Settings();
