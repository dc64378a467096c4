import type { Assignment, AssignmentProgress } from '@hooplog/contract';
import { drillName, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatWeekday } from '../../lib/format/dates.ts';

export const MEASURE_NAMES = {
  shots: t('Shots'),
  makes: t('Makes'),
  workouts: t('Workouts'),
  minutes: t('Minutes'),
} as const;

/** "100 shots" */
function targetWords(measure: Assignment['measure'], target: number): string {
  switch (measure) {
    case 'shots':
      return t('{target, plural, one {# shot} other {# shots}}', { target });
    case 'makes':
      return t('{target, plural, one {# make} other {# makes}}', { target });
    case 'workouts':
      return t('{target, plural, one {# workout} other {# workouts}}', { target });
    case 'minutes':
      return t('{target, plural, one {# minute} other {# minutes}}', { target });
  }
}

/** "100 shots from Zone 5 - Free Throw by Friday, Jun 19" */
export function askWords({
  measure,
  target,
  zone,
  drill,
  dueDay,
}: Pick<Assignment, 'measure' | 'target' | 'zone' | 'drill' | 'dueDay'>): string {
  const what = targetWords(measure, target);
  const day = formatWeekday(dueDay);
  if (drill) return t('{what} of {drill} by {day}', { what, drill: drillName(drill), day });
  return zone === null
    ? t('{what} by {day}', { what, day })
    : t('{what} from {zone} by {day}', { what, zone: zoneDisplayName(zone), day });
}

/** "40 of 100"; minutes with their unit: "40 of 90 min" */
export const progressWords = (
  value: number,
  { measure, target }: Pick<Assignment, 'measure' | 'target'>,
): string =>
  measure === 'minutes'
    ? t('{value, number} of {target, number} min', { value, target })
    : t('{value, number} of {target, number}', { value, target });

/** The evidence for a coach: "by video", "none by video", "12 of 40 by video"; null if a video cannot show it. */
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
      return t('Missed', {}, 'an assigned workout');
    case 'open':
      return null;
  }
}
