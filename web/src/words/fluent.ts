/** Messages and their facts, as the terminal says them: one catalogue with the common words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const FALLBACK = "en";
export const LANGUAGES = ["en", "de", "fr", "nl"];

export type Facts = Record<string, unknown>;

export function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The message in words, or `null` if the bundle does not have it. */
export function format(from: FluentBundle, message: string, facts: Facts = {}): string | null {
  const pattern = from.getMessage(message)?.value;
  if (!pattern) return null;
  const spoken: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) spoken[name] = speak(fact, from);
  const errors: Error[] = [];
  return from.formatPattern(pattern, spoken, errors);
}

function speak(fact: unknown, from: FluentBundle): FluentVariable {
  if (Array.isArray(fact)) return fact.map(String).join(", ") || (format(from, "nothing") ?? "–");
  return typeof fact === "number" ? fact : String(fact);
}

/** Words from the middle of a sentence, as they stand on a button. */
export function alone(said: string): string {
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The first of our languages that the browser asks for. */
export function preferred(asked: readonly string[]): string {
  for (const wish of asked) {
    const code = wish.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(code)) return code;
  }
  return FALLBACK;
}
