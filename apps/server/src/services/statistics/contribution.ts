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

/** The same for one zone. */
export interface ZoneCounts extends Counts {
  readonly zone: ZoneId;
}

/** For one kind in one zone, or outside all zones. */
export interface KindCounts extends Counts, KindTotals {}

/** Threes counted by one three-point line. */
export interface ThreeCounts extends Counts {
  readonly line: CourtKind;
}

/** What one workout, of either kind, adds to its user's statistics. */
export interface Contribution {
  /** Null for timed exercises. */
  readonly workoutId: string | null;
  readonly day: LocalDay;
  readonly made: number;
  readonly totalShots: number;
  /** Part of the two above: see `readVerified`. */
  readonly verifiedMade: number;
  readonly verifiedShots: number;
  /** For timed exercises. */
  readonly minutes: number;
  readonly zones: readonly ZoneCounts[];
  /** Shots with a known kind. */
  readonly kinds: readonly KindCounts[];
  /** For each line; lines without threes are left out. */
  readonly threes: readonly ThreeCounts[];
}
