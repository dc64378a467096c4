import type { KindTotals, LocalDay, ZoneId } from '@hooplog/domain';

/** Shots in one zone. */
export interface ZoneTotals {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

/** How many shots the program saw in a video of its own. */
interface Verified {
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

export interface ZoneCounts extends ZoneTotals, Verified {}

/** Shots of one kind in one zone, or outside of all. */
export interface KindCounts extends KindTotals, Verified {}

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
  /** Shots whose kind is said. */
  readonly kinds: readonly KindCounts[];
}
