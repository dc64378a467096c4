import type { LocalDay } from '../days/days.ts';
import type { ZoneId } from '../court/zones.ts';

/** What an assigned workout counts. Minutes are those of timed exercises. */
export const ASSIGNMENT_MEASURES = ['shots', 'makes', 'workouts', 'minutes'] as const;
export type AssignmentMeasure = (typeof ASSIGNMENT_MEASURES)[number];

/** The highest sensible target of each. */
export const ASSIGNMENT_MAX = {
  shots: 100_000,
  makes: 100_000,
  workouts: 100,
  minutes: 10_000,
} as const;

/** Only shots lie in zones. */
export const measuresZones = (measure: AssignmentMeasure): boolean =>
  measure === 'shots' || measure === 'makes';

/** `done` stays done after the due day; `missed` means not done by then. */
export type AssignmentState = 'open' | 'done' | 'missed';

/** One player's progress. @param today the player's own day */
export function assignmentState(
  value: number,
  target: number,
  dueDay: LocalDay,
  today: LocalDay,
): AssignmentState {
  if (value >= target) return 'done';
  return today > dueDay ? 'missed' : 'open';
}

/** 0 to 100; 100 only when the target is reached. */
export function assignmentPercent(value: number, target: number): number {
  return Math.min(100, Math.floor((100 * value) / target));
}

interface CountedShot {
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId | null;
}

/**
 * The contribution of a workout with these shots to an assigned one, in the unit of its measure; shots add no
 * minutes.
 */
export function addedByShots(
  { measure, zone }: { readonly measure: AssignmentMeasure; readonly zone: ZoneId | null },
  shots: readonly CountedShot[],
): number {
  const there = shots.filter((shot) => zone === null || shot.zone === zone);
  switch (measure) {
    case 'shots':
      return there.length;
    case 'makes':
      return there.filter(({ outcome }) => outcome === 'made').length;
    case 'workouts':
      return shots.length > 0 ? 1 : 0;
    case 'minutes':
      return 0;
  }
}
