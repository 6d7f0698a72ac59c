/** Clocks as the server told them, carried on by our own. */

export interface Clocks {
  left: number[];
  running: number | null;
}

/** Milliseconds left on a clock, `passed` milliseconds after the server said so. */
export function left(clocks: Clocks, seat: number, passed: number): number {
  const told = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, told - Math.max(0, passed)) : told;
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
