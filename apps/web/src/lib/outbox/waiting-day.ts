import { localDayOf } from '@hooplog/domain';
import { factsOf, type WaitingWorkout } from './outbox.ts';

/** The calendar day that a waiting workout was saved with; if it has no zone, its day in `timeZone`. */
export function waitingDay(entry: WaitingWorkout, timeZone: string): string {
  const own = 'film' in entry ? entry.film : entry.body.workout;
  return own.localDay ?? localDayOf(new Date(factsOf(entry).at), own.timeZone ?? timeZone);
}
