import type { Rate } from '../score/rate.ts';

/** A rate in a cell of a page: percent, counts and the 95 % interval. */
export function show({ right, of, value, interval }: Rate): string {
  if (value === null || interval === null) return '–';
  const percent = (share: number): string => (100 * share).toFixed(0);
  return `${percent(value)} % (${right}/${of}; ${percent(interval[0])}–${percent(interval[1])})`;
}
