/** Our colours, each with a sign of its own, so that nobody has to tell them apart by hue. */

export interface Colour {
  fill: string;
  deep: string;
  light: string;
  sign: string;
}

const CIRCLE = "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8Z";
const TRIANGLE = "M0-8.5 9 7.5H-9Z";
const SQUARE = "M-7.4-7.4H7.4V7.4H-7.4Z";
const DIAMOND = "M0-10 8.4 0 0 10-8.4 0Z";
const STAR = "M0-9.6 2.7-3.2 9.5-2.8 4.2 1.6 6 8.4 0 4.6-6 8.4-4.2 1.6-9.5-2.8-2.7-3.2Z";
const DROP = "M0-10C4-4 8-1 8 3.4A8 8 0 0 1-8 3.4C-8-1-4-4 0-10Z";
const WAVE = "M-10 3C-6-7-3-7 0-1 3 5 6 5 10-5V2C6 11 3 11 0 5-3-1-6-1-10 9Z";
const LEAF = "M-8 8C-8-4 0-9 9-9 9 1 4 9-8 8Z";
const CROSS = "M-3.4-9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z";
const RING = "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9ZM0-4A4 4 0 1 0 0 4 4 4 0 1 0 0-4Z";

export const COLOURS: Record<string, Colour> = {
  R: { fill: "#d4472c", deep: "#a02c15", light: "#f3b7a4", sign: CIRCLE },
  Y: { fill: "#ecb32d", deep: "#8a6100", light: "#f9e3a8", sign: TRIANGLE },
  G: { fill: "#43a05f", deep: "#1f6a3a", light: "#b9e0c3", sign: SQUARE },
  B: { fill: "#2f78c4", deep: "#18508d", light: "#b3d2ef", sign: DIAMOND },
  P: { fill: "#8a57bd", deep: "#5c3189", light: "#dac5ee", sign: STAR },
  O: { fill: "#ec7d2c", deep: "#9c4506", light: "#fad0ae", sign: DROP },
  T: { fill: "#2f9a7c", deep: "#0f6450", light: "#b0e2d4", sign: WAVE },
  L: { fill: "#9ccb53", deep: "#4b7411", light: "#dcefba", sign: LEAF },
  D: { fill: "#22704c", deep: "#0d4a2e", light: "#a5d3ba", sign: CROSS },
  N: { fill: "#5d6d78", deep: "#36434c", light: "#ccd5da", sign: RING },
};
