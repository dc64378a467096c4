import type { Assignment, AssignmentProgress } from '@hooplog/contract';
import { counted, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatWeekday } from '../../lib/format/dates.ts';

export const MEASURE_NAMES = {
  shots: t('Shots'),
  makes: t('Makes'),
  workouts: t('Workouts'),
  minutes: t('Minutes'),
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
  const what =
    counted(target, things.slice(0, -1)) + (drill ? t(' of {drill}', { drill: drill.name }) : '');
  const where = zone === null ? '' : t(' from {zone}', { zone: zoneDisplayName(zone) });
  return t('{what}{where} by {dueDay}', { what, where, dueDay: formatWeekday(dueDay) });
}

/** "40 of 100" */
export const progressWords = (value: number, target: number): string =>
  t('{value, number} of {target, number}', { value, target });

/** How the coach can know: "by video", "none by video", "12 of 40 by video"; null where a video tells nothing. */
export function proofWords({
  value,
  verified,
}: Pick<AssignmentProgress, 'value' | 'verified'>): string | null {
  if (verified === null || value === 0) return null;
  if (verified === 0) return t('none by video');
  return verified >= value
    ? t('by video')
    : t('{verified, number} of these by video', { verified });
}

/** "Done", "Missed"; null while it is open. */
export function stateWords(state: AssignmentProgress['state']): string | null {
  switch (state) {
    case 'done':
      return t('Done');
    case 'missed':
      return t('Missed');
    case 'open':
      return null;
  }
}
