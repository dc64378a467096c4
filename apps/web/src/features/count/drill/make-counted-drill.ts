import { findDrill, playDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import {
  type ShotLog,
  type ShotLogAction,
  shotLogReducer,
} from '../../../lib/shot-log/shot-log.ts';
import { outcomesOf } from '../../../lib/shot-log/sums.ts';
import type { CountedDrill } from './counted-drill.ts';
import { DrillTracker } from './drill-tracker.tsx';

/** The drill with this key; null if there is none. */
export function makeCountedDrill(key: string): CountedDrill | null {
  const drill = findDrill(key);
  if (drill === null) return null;
  const playOf = (shots: readonly LoggedShot[]) => playDrill(drill, outcomesOf(shots));
  const reduce = (log: ShotLog, action: ShotLogAction) => {
    if (action.type !== 'counted') return shotLogReducer(log, action);
    const { next } = playOf(log.shots);
    const spot = next === null ? undefined : drill.spots[next];
    return spot === undefined
      ? log
      : shotLogReducer(log, {
          ...action,
          zone: spot.zone,
          kind: drill.shotKind ?? action.kind,
        });
  };
  const note = t('Drill: {drill}. If you stop before its end, it is saved as a workout.', {
    drill: drill.name,
  });
  return { drill, note, Tracker: DrillTracker, playOf, reduce };
}
