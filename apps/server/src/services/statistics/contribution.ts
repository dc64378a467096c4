import type { CourtKind, KindTotals, LocalDay, ZoneId } from '@hooplog/domain';

/** Shots in one zone. */
export interface ZoneTotals {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

/** Shots, and how many of them the program saw in a video of its own. */
export interface Counts {
  readonly made: number;
  readonly total: number;
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

/** The same in one zone. */
export interface ZoneCounts extends Counts {
  readonly zone: ZoneId;
}

/** Of one kind in one zone, or outside of all. */
export interface KindCounts extends Counts, KindTotals {}

/** Threes by one line. */
export interface ThreeCounts extends Counts {
  readonly line: CourtKind;
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
  /** Shots whose kind is said. */
  readonly kinds: readonly KindCounts[];
  /** By each line; those without any are left out. */
  readonly threes: readonly ThreeCounts[];
}
