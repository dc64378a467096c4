import { addDays, addMonths, type LocalDay, monthDays, monthOf, weekOf } from '@hooplog/domain';

const DAYS_A_WEEK = 7;

/** The same day in another month, or its last day if that month is shorter. */
function sameDayIn(day: LocalDay, months: number): LocalDay {
  const { first, last } = monthDays(addMonths(monthOf(day), months));
  const wished = addDays(first, Number(day.slice(8)) - 1);
  return wished <= last ? wished : last;
}

/** The day that a key moves to; null for keys that do not move. */
export function nextDay(day: LocalDay, key: string): LocalDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_A_WEEK);
    case 'Home':
      return weekOf(day);
    case 'End':
      return addDays(weekOf(day), DAYS_A_WEEK - 1);
    case 'PageUp':
      return sameDayIn(day, -1);
    case 'PageDown':
      return sameDayIn(day, 1);
    default:
      return null;
  }
}
