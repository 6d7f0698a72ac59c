import type { Colour } from "../../art/colours";
import type { Shape } from "../../art/fish";

const shape = (long: number, high: number, tail: number, fin: number, pattern: Shape["pattern"]): Shape => ({
  long,
  high,
  tail,
  fin,
  pattern,
});
const colour = (fill: string, deep: string, light: string): Colour => ({ fill, deep, light, sign: "" });

/** The ten species: each has a build, a pattern and a colour of its own, besides its letter. */
export const SPECIES: Record<string, { shape: Shape; colour: Colour }> = {
  A: { shape: shape(37, 17, 17, 10, "stripes"), colour: colour("#e0603a", "#a83a19", "#ffe3c4") },
  B: { shape: shape(40, 12, 13, 8, "lines"), colour: colour("#5a9e4b", "#33692a", "#dff0b8") },
  C: { shape: shape(30, 25, 14, 9, "spots"), colour: colour("#f0bf3b", "#a97a06", "#7d4a12") },
  D: { shape: shape(38, 15, 18, 14, "belly"), colour: colour("#2f78c4", "#174c87", "#d5e8f7") },
  E: { shape: shape(34, 21, 19, 16, "chevrons"), colour: colour("#9a5cc0", "#663389", "#f0dcfa") },
  F: { shape: shape(33, 19, 12, 7, "scales"), colour: colour("#37a6a4", "#14696a", "#d3f3ee") },
  G: { shape: shape(36, 18, 16, 12, "band"), colour: colour("#e28a92", "#a9434f", "#fff1ee") },
  H: { shape: shape(39, 14, 15, 5, "net"), colour: colour("#8a8f3c", "#565a17", "#f1efb4") },
  I: { shape: shape(31, 23, 17, 13, "mask"), colour: colour("#4a5fa8", "#28386f", "#f4c95b") },
  J: { shape: shape(35, 16, 20, 17, "plain"), colour: colour("#b5764c", "#75441f", "#f3dcc4") },
};
