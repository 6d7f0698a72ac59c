/** The catalogues that have been read, and what is said with them. */

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import type { GameEvent, EventKind, Objection } from "../wire/types";
import { bundle, FALLBACK, format, preferred, type Facts } from "./fluent";

class Spoken {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private readonly texts = new Map<string, Promise<string>>();

  get language(): string {
    return settings.language || preferred(navigator.languages);
  }

  /** Read catalogues, in the language of the page and in English. */
  async load(catalogues: string[], language = this.language): Promise<void> {
    const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    const known = untrack(() => this.bundles); // an effect that loads words does not run again because of them
    const made = await Promise.all(
      wanted.flatMap((code) =>
        catalogues
          .filter((name) => !(`${code}/${name}` in known))
          .map(async (name) => {
            const texts = await Promise.all([this.text(code, "common"), this.text(code, name)]);
            return [`${code}/${name}`, bundle(code, texts)] as const;
          }),
      ),
    );
    if (made.length) this.bundles = { ...this.bundles, ...Object.fromEntries(made) };
  }

  private text(language: string, catalogue: string): Promise<string> {
    const place = `${language}/${catalogue}`;
    let text = this.texts.get(place);
    if (!text) {
      text = api.words(language, catalogue).catch(() => {
        this.texts.delete(place); // asked again when it is needed again
        return "";
      });
      this.texts.set(place, text);
    }
    return text;
  }

  /** What is known in the language of the page, else in English, else nothing. */
  find(catalogue: string, message: string, facts: Facts = {}): string | null {
    for (const code of [this.language, FALLBACK]) {
      const made = this.bundles[`${code}/${catalogue}`];
      const said = made && format(made, message, facts);
      if (said) return said;
    }
    return null;
  }

  say(catalogue: string, message: string, facts: Facts = {}): string {
    return this.find(catalogue, message, facts) ?? message;
  }
}

export const words = new Spoken();

/** A word of the page. */
export function t(message: string, facts: Facts = {}): string {
  return words.say("web", message, facts);
}

/** Seats in facts become names. */
function named(facts: Facts, seats: string[], names: string[]): Facts {
  const spoken = { ...facts };
  for (const seat of seats) spoken[seat] = names[facts[seat] as number] ?? facts[seat];
  return spoken;
}

/** What happened, in words. */
export function sayEvent(
  game: string,
  event: GameEvent,
  kinds: Record<string, EventKind>,
  names: string[],
): string {
  const facts = kinds[event.kind]?.facts ?? {};
  const seats = Object.keys(facts).filter((fact) => facts[fact] === "seat");
  return words.say(game, event.kind, named(event, seats, names));
}

/** Why the server refused, in words. */
export function sayObjection(game: string | null, objection: Objection, names: string[] = []): string {
  if (objection.words && game) {
    const reason = words.say(
      game,
      objection.words,
      named(objection.facts ?? {}, objection.seats ?? [], names),
    );
    return objection.rule ? t("refused-by-rule", { rule: objection.rule, reason }) : t("refused", { reason });
  }
  const known = objection.code && words.find("server", `error-${objection.code}`, objection.facts);
  return known || (objection.code === "offline" ? t("offline") : objection.message);
}
