/** 0 to 1: how far a value has come from `least` to `most`. */
export function between(least: number, value: number, most: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
