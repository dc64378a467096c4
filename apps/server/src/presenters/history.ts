import { getVideoPoster, type HistoryEntry as EntryAnswer } from '@hooplog/contract';
import type { HistoryEntry } from '../services/history/list-history.ts';
import { presentDrill, presentZones } from './workouts.ts';

export function presentHistoryEntry(entry: HistoryEntry): EntryAnswer {
  const { workoutDate, zones, exercises, posterOf, drill, drillResult, ...row } = entry;
  return {
    ...row,
    workoutDate: workoutDate.toISOString(),
    tags: [...row.tags],
    exercises: [...exercises],
    posterUrl: posterOf === null ? null : getVideoPoster.path.replace(':id', posterOf),
    shotData: presentZones(zones),
    ...presentDrill({ drill, drillResult }),
  };
}
