import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { alone, bundle, format, preferred } from "../src/words/fluent";

const LOCALE = join(import.meta.dirname, "../../src/shoal/locale");
const text = (language: string, name: string) => readFileSync(join(LOCALE, language, `${name}.ftl`), "utf-8");
const web = bundle("en", [text("en", "common"), text("en", "web")]);

describe("words", () => {
  it("chooses the first language of the browser that is ours", () => {
    expect(preferred(["pt-BR", "nl-BE", "de"])).toBe("nl");
    expect(preferred(["pt"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it("begins with a capital where words stand alone", () => {
    expect(alone("écarter")).toBe("Écarter");
    expect(alone("")).toBe("");
  });

  it("says lists, numbers and names as the terminal does", () => {
    const made = bundle("en", [text("en", "common"), text("en", "kleine-fische")]);
    expect(format(made, "kept", { seat: "Ada", cards: ["A1", "B2"] })).toBe("Ada keeps A1, B2.");
    expect(format(made, "kept", { seat: "Ada", cards: [] })).toBe("Ada keeps nothing.");
    expect(format(made, "rolled", { seat: "Ada", victim: "Eve", number: 1, roll: -1 })).toContain("one card");
    expect(format(made, "no-such-message")).toBeNull();
  });

  it("has every word that the page asks for", () => {
    const asked = new Set<string>();
    const root = join(import.meta.dirname, "../src");
    for (const file of readdirSync(root, { recursive: true, encoding: "utf-8" })) {
      if (!/\.(ts|svelte)$/.test(file)) continue;
      const source = readFileSync(join(root, file), "utf-8");
      for (const [, word] of source.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)) asked.add(word);
    }
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((word) => format(web, word) === null)).toEqual([]);
  });
});
