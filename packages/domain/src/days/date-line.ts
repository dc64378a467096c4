import { clocksAhead } from './clocks.ts';
import { addDays, type LocalDay, localDayOf } from './days.ts';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * The day that a player lost by crossing the date line, if their clocks changed from one time zone to another
 * at a moment; else null. Clocks that jump ahead by more than half a day have crossed it, as that is the
 * shorter way around. The day before the new today was then cut short, or skipped altogether.
 */
export function skippedDay(moment: Date, from: string, to: string): LocalDay | null {
  const at = moment.getTime();
  const jump = clocksAhead(at, to) - clocksAhead(at, from);
  return jump > HALF_A_DAY_MS ? addDays(localDayOf(moment, to), -1) : null;
}
