import { addDays, type LocalDay } from '../days/days.ts';

/**
 * The longest number of days in a row. @param days distinct, oldest first @param skipped days skipped at the
 * date line: they break no run
 */
export function longestRunIn(days: readonly LocalDay[], skipped: readonly LocalDay[] = []): number {
  let [longest, length, expected] = [0, 0, days[0]];
  for (const day of days) {
    while (expected !== undefined && expected < day && skipped.includes(expected)) {
      expected = addDays(expected, 1);
    }
    length = day === expected ? length + 1 : 1;
    longest = Math.max(longest, length);
    expected = addDays(day, 1);
  }
  return longest;
}
