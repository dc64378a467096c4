/** Kind of a workout: a film counted afterwards or live, shots counted by hand, or timed exercises. */
export const HISTORY_KINDS = ['video', 'live', 'hand', 'timed'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** For a workout with shots: how they were counted. */
export type ShotsKind = Exclude<HistoryKind, 'timed'>;

/** The kind of a workout with shots, by its row; `read-history.ts` has the same rule for its filter. */
export function shotsKind(workout: {
  readonly source: 'video' | 'manual';
  readonly countedOn: 'server' | 'device' | 'live' | null;
}): ShotsKind {
  if (workout.countedOn === 'live') return 'live';
  return workout.source === 'video' ? 'video' : 'hand';
}
