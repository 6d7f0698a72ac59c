/** How a fish is drawn: numbers for its shape, and a pattern that stays inside it by construction. */

export interface Shape {
  /** Half its length and half its height. */
  long: number;
  high: number;
  tail: number;
  fin: number;
  pattern:
    "plain" | "stripes" | "spots" | "scales" | "belly" | "lines" | "chevrons" | "band" | "net" | "mask";
}

const n = (value: number) => value.toFixed(1);

/** Half the height of the body at `x`. */
export const reach = ({ long, high }: Shape, x: number) =>
  high * 0.86 * Math.sqrt(Math.max(0, 1 - ((x + long * 0.12) / (long * 0.86)) ** 2));

export function body({ long: a, high: b }: Shape): string {
  return (
    `M${n(-a)} 0C${n(-a * 0.72)} ${n(-b * 1.16)} ${n(a * 0.22)} ${n(-b * 1.24)} ${n(a * 0.74)} ${n(-b * 0.1)}` +
    `L${n(a * 0.74)} ${n(b * 0.1)}C${n(a * 0.22)} ${n(b * 1.24)} ${n(-a * 0.72)} ${n(b * 1.16)} ${n(-a)} 0Z`
  );
}

export function tail({ long: a, tail: t }: Shape): string {
  return `M${n(a * 0.62)} 0L${n(a * 1.12)} ${n(-t)}Q${n(a * 0.88)} 0 ${n(a * 1.12)} ${n(t)}Z`;
}

export function fins({ long: a, high: b, fin: f }: Shape): string {
  return (
    `M${n(-a * 0.34)} ${n(-b * 0.78)}Q${n(a * 0.02)} ${n(-b - f)} ${n(a * 0.42)} ${n(-b * 0.98)}` +
    `L${n(a * 0.34)} ${n(-b * 0.52)}Z` +
    `M${n(-a * 0.06)} ${n(b * 0.84)}Q${n(a * 0.16)} ${n(b + f * 0.8)} ${n(a * 0.36)} ${n(b + f * 0.2)}L${n(a * 0.28)} ${n(b * 0.6)}Z`
  );
}

/** The pattern as one path; `filled` says whether it is an area or lines. */
export function pattern(shape: Shape): { path: string; filled: boolean } {
  const { long: a, high: b } = shape;
  const steps = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
  const dot = (x: number, y: number, r: number) =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  switch (shape.pattern) {
    case "stripes":
      return {
        path: steps(-a * 0.28, a * 0.46, 4)
          .map((x) => `M${n(x)} ${n(-reach(shape, x))}Q${n(x + a * 0.12)} 0 ${n(x)} ${n(reach(shape, x))}`)
          .join(""),
        filled: false,
      };
    case "lines":
      return {
        path: [-0.45, -0.05, 0.35]
          .map(
            (y) =>
              `M${n(-a * 0.3)} ${n(b * y)}Q${n(a * 0.1)} ${n(b * (y - 0.16))} ${n(a * 0.5)} ${n(b * y * 0.6)}`,
          )
          .join(""),
        filled: false,
      };
    case "spots":
      return {
        path: [
          [-0.18, -0.4, 0.16],
          [0.14, -0.12, 0.2],
          [-0.12, 0.24, 0.18],
          [0.3, 0.34, 0.13],
          [0.42, -0.26, 0.11],
        ]
          .map(([x, y, r]) => dot(a * x, b * y, b * r))
          .join(""),
        filled: true,
      };
    case "scales":
      return {
        path: steps(-a * 0.2, a * 0.5, 4)
          .flatMap((x) =>
            [-0.4, 0, 0.4]
              .filter((y) => Math.abs(y * b) < reach(shape, x) * 0.8)
              .map((y) => `M${n(x)} ${n(b * (y - 0.2))}a${n(b * 0.2)} ${n(b * 0.2)} 0 0 0 0 ${n(b * 0.4)}`),
          )
          .join(""),
        filled: false,
      };
    case "belly":
      return {
        path: `M${n(-a * 0.94)} ${n(b * 0.1)}Q${n(-a * 0.1)} ${n(b * 0.5)} ${n(a * 0.68)} ${n(b * 0.08)}C${n(a * 0.2)} ${n(b * 1.16)} ${n(-a * 0.66)} ${n(b * 1.1)} ${n(-a * 0.94)} ${n(b * 0.1)}Z`,
        filled: true,
      };
    case "chevrons":
      return {
        path: steps(-a * 0.12, a * 0.44, 3)
          .map((x) => {
            const h = reach(shape, x) * 0.74;
            return `M${n(x + a * 0.1)} ${n(-h)}L${n(x - a * 0.08)} 0L${n(x + a * 0.1)} ${n(h)}`;
          })
          .join(""),
        filled: false,
      };
    case "band":
      return {
        path: `M${n(-a * 0.12)} ${n(-reach(shape, -a * 0.12))}L${n(a * 0.22)} ${n(-reach(shape, a * 0.22))}Q${n(a * 0.34)} 0 ${n(a * 0.22)} ${n(reach(shape, a * 0.22))}L${n(-a * 0.12)} ${n(reach(shape, -a * 0.12))}Q${n(0)} 0 ${n(-a * 0.12)} ${n(-reach(shape, -a * 0.12))}Z`,
        filled: true,
      };
    case "net":
      return {
        path: steps(-a * 0.2, a * 0.4, 4)
          .map((x) => {
            const h = reach(shape, x) * 0.66;
            return `M${n(x - a * 0.1)} ${n(-h)}L${n(x + a * 0.12)} ${n(h)}M${n(x + a * 0.12)} ${n(-h)}L${n(x - a * 0.1)} ${n(h)}`;
          })
          .join(""),
        filled: false,
      };
    case "mask":
      return {
        path: `M${n(-a * 0.98)} 0C${n(-a * 0.84)} ${n(-b * 0.62)} ${n(-a * 0.62)} ${n(-b * 0.8)} ${n(-a * 0.36)} ${n(-b * 0.88)}Q${n(-a * 0.16)} 0 ${n(-a * 0.36)} ${n(b * 0.88)}C${n(-a * 0.62)} ${n(b * 0.8)} ${n(-a * 0.84)} ${n(b * 0.62)} ${n(-a * 0.98)} 0Z`,
        filled: true,
      };
    default:
      return { path: "", filled: false };
  }
}
