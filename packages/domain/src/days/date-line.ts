import { addDays, aheadOfUtc, type LocalDay, localDayOf } from './days.ts';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * The day that the date line took from a player whose clocks changed from one time zone to another at a moment; null
 * where it took none. Clocks that jump ahead by more than half a day have crossed it: the shorter way round leads over
 * it. The day before the new today was then cut short, or left out altogether.
 */
export function skippedDay(moment: Date, from: string, to: string): LocalDay | null {
  const jump = aheadOfUtc(moment, to) - aheadOfUtc(moment, from);
  return jump > HALF_A_DAY_MS ? addDays(localDayOf(moment, to), -1) : null;
}
