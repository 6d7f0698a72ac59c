/** A collection by species: the fish that counts, and the smaller ones behind it. */

export interface Species {
  letter: string;
  best: string;
  rest: string[];
}

export function bySpecies(cards: string[]): Species[] {
  const made = new Map<string, string[]>();
  for (const card of cards) made.set(card[0], [...(made.get(card[0]) ?? []), card]);
  return [...made]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([letter, all]) => {
      const [best, ...rest] = all.toSorted((one, other) => other.localeCompare(one));
      return { letter, best, rest };
    });
}
