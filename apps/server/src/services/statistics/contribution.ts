import type { LocalDay, ZoneId } from '@hooplog/domain';

/** Shots in one zone. */
export interface ZoneTotals {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

/** The same, and how many of them the program saw in a video of its own. */
export interface ZoneCounts extends ZoneTotals {
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

/** What one workout, of either kind, adds to its user's statistics. */
export interface Contribution {
  /** Null of timed exercises. */
  readonly workoutId: string | null;
  readonly day: LocalDay;
  readonly made: number;
  readonly totalShots: number;
  /** Part of the two above: see `readVerified`. */
  readonly verifiedMade: number;
  readonly verifiedShots: number;
  /** Of timed exercises. */
  readonly minutes: number;
  readonly zones: readonly ZoneCounts[];
}
