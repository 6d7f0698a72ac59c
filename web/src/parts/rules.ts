/** A rules page, cut into its chapters, and searched. */

export interface Chapter {
  heading: string;
  text: string;
}

/** The page by its headings, as Markdown. Notation and versions are for programs and stay out. */
export function chapters(page: string): Chapter[] {
  const made: Chapter[] = [];
  let fenced = false;
  for (const line of page.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    const heading = fenced ? null : /^#{1,3} (.*)/.exec(line);
    if (heading) made.push({ heading: heading[1], text: `${line}\n` });
    else if (made.length) made[made.length - 1].text += `${line}\n`;
  }
  return made;
}

/** The chapters that have all words that are looked for. */
export function search(all: Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((chapter) => {
    const text = chapter.text.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
