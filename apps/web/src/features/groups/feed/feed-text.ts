import type { FeedItem, FeedRecord } from '@hooplog/contract';
import { badgeName, drillName, findDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { resultWords } from '../../../components/drills/drill-text.ts';
import { RECORD_NAMES, recordValue } from '../../../components/stats/record-text.ts';

type FeedWorkout = Extract<FeedItem, { kind: 'workout' }>;

/** "Around the World: 14 shots"; null if it was no drill, or one that this version does not know. */
function drillLine({ drill }: FeedWorkout): string | null {
  const known = drill === undefined ? null : findDrill(drill.key);
  if (known === null || drill === undefined) return null;
  return t('{drill}: {result}', {
    drill: drillName(known),
    result: resultWords(known, drill.result),
  });
}

/** What a member did, as a line after their name. */
export function deedWords(item: FeedItem): string {
  switch (item.kind) {
    case 'badge':
      return t('Earned the badge {badge}', { badge: badgeName(item.badge.name) });
    case 'timed':
      return t('Trained for {minutes, plural, one {# minute} other {# minutes}}', {
        minutes: item.minutes,
      });
    case 'workout':
      if (item.shots === undefined) return t('Set a personal record');
      return (
        drillLine(item) ??
        t('Made {made, number} of {shots, plural, one {# shot} other {# shots}}', {
          made: item.shots.made,
          shots: item.shots.totalShots,
        })
      );
  }
}

/** "Most makes in a workout: 34", "Record in Around the World: 14 shots" */
export function recordLine({ drill }: FeedWorkout, { kind, value }: FeedRecord): string {
  if (kind !== 'drill')
    return t('{record}: {result}', {
      record: RECORD_NAMES[kind],
      result: recordValue(kind, value),
    });
  const known = drill === undefined ? null : findDrill(drill.key);
  if (known === null) return t('Record in a drill');
  return t('Record in {drill}: {result}', {
    drill: drillName(known),
    result: resultWords(known, value),
  });
}
