import type { FeedItem, FeedRecord } from '@hooplog/contract';
import { counted, findDrill, formatCount } from '@hooplog/domain';
import { resultWords } from '../../../components/drills/drill-text.ts';
import { RECORD_NAMES, recordValue } from '../../../components/stats/record-text.ts';

type FeedWorkout = Extract<FeedItem, { kind: 'workout' }>;

/** "Around the World: 14 shots"; null where it was none, or one that this program does not know. */
function drillLine({ drill }: FeedWorkout): string | null {
  const known = drill === undefined ? null : findDrill(drill.key);
  if (known === null || drill === undefined) return null;
  return `${known.name}: ${resultWords(known, drill.result)}`;
}

/** What a member did, in one line after their name. */
export function deedWords(item: FeedItem): string {
  switch (item.kind) {
    case 'badge':
      return `Earned the badge ${item.badge.name}`;
    case 'timed':
      return `Trained for ${counted(item.minutes, 'minute')}`;
    case 'workout':
      if (item.shots === undefined) return 'Set a personal record';
      return (
        drillLine(item) ??
        `Made ${formatCount(item.shots.made)} of ${counted(item.shots.totalShots, 'shot')}`
      );
  }
}

/** "Most makes in a workout: 34", "Record in Around the World: 14 shots" */
export function recordLine({ drill }: FeedWorkout, { kind, value }: FeedRecord): string {
  if (kind !== 'drill') return `${RECORD_NAMES[kind]}: ${recordValue(kind, value)}`;
  const known = drill === undefined ? null : findDrill(drill.key);
  if (known === null) return 'Record in a drill';
  return `Record in ${known.name}: ${resultWords(known, value)}`;
}
