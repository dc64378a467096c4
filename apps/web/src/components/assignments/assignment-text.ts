import type { Assignment, AssignmentProgress } from '@hooplog/contract';
import { counted, formatCount, zoneDisplayName } from '@hooplog/domain';
import { formatWeekday } from '../../lib/format/dates.ts';

export const MEASURE_NAMES = {
  shots: 'Shots',
  makes: 'Makes',
  workouts: 'Workouts',
  minutes: 'Minutes',
} as const;

/** "100 shots from Zone 5 - Free Throw by Friday, Jun 19" */
export function askWords({
  measure,
  target,
  zone,
  drill,
  dueDay,
}: Pick<Assignment, 'measure' | 'target' | 'zone' | 'drill' | 'dueDay'>): string {
  const things = MEASURE_NAMES[measure].toLowerCase();
  const what = counted(target, things.slice(0, -1)) + (drill ? ` of ${drill.name}` : '');
  const where = zone === null ? '' : ` from ${zoneDisplayName(zone)}`;
  return `${what}${where} by ${formatWeekday(dueDay)}`;
}

/** "40 of 100" */
export const progressWords = (value: number, target: number): string =>
  `${formatCount(value)} of ${formatCount(target)}`;

/** How the coach can know: "by video", "none by video", "12 of 40 by video"; null where a video tells nothing. */
export function proofWords({
  value,
  verified,
}: Pick<AssignmentProgress, 'value' | 'verified'>): string | null {
  if (verified === null || value === 0) return null;
  if (verified === 0) return 'none by video';
  return verified >= value ? 'by video' : `${formatCount(verified)} of these by video`;
}

/** "Done", "Missed"; null while it is open. */
export function stateWords(state: AssignmentProgress['state']): string | null {
  switch (state) {
    case 'done':
      return 'Done';
    case 'missed':
      return 'Missed';
    case 'open':
      return null;
  }
}
