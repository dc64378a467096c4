import {
  COURT_KINDS,
  type CourtKind,
  type CourtPoint,
  isThreeFrom,
  isThreeInZone,
  type ZoneId,
} from '@hooplog/domain';
import type { Counts, ThreeCounts, ZoneCounts } from './contribution.ts';
import { addCounts } from './move-counts.ts';

/** A single shot with a known spot. */
export interface SpottedShot {
  readonly zone: ZoneId;
  readonly court: CourtPoint;
  readonly outcome: 'made' | 'missed';
  /** Whether the program saw it in a video of its own. */
  readonly verified: boolean;
}

const countsOf = (shots: readonly SpottedShot[]): Counts => {
  const made = shots.filter(({ outcome }) => outcome === 'made');
  const seen = (list: readonly SpottedShot[]) => list.filter(({ verified }) => verified).length;
  return {
    ...{ made: made.length, total: shots.length },
    ...{ verifiedMade: seen(made), verifiedTotal: seen(shots) },
  };
};

/** The shots without a spot; never negative, as an imported file may have more shots with a spot than its zones contain. */
function without(all: Counts, spotted: Counts): Counts {
  const rest = (made: keyof Counts, total: keyof Counts) => {
    const makes = Math.max(0, all[made] - spotted[made]);
    const misses = Math.max(0, all[total] - all[made] - (spotted[total] - spotted[made]));
    return [makes, makes + misses] as const;
  };
  const [made, total] = rest('made', 'total');
  const [verifiedMade, verifiedTotal] = rest('verifiedMade', 'verifiedTotal');
  return { made, total, verifiedMade, verifiedTotal };
}

/**
 * The threes of a workout by each line that its player may choose; if the court's own line is known, it is used for all of them.
 * Shots with a spot count by it, all others by their zone.
 */
export function threesOf(
  courtKind: CourtKind | null,
  zones: readonly ZoneCounts[],
  spotted: readonly SpottedShot[],
): ThreeCounts[] {
  const inZone = Map.groupBy(spotted, ({ zone }) => zone);
  const byZone = zones.map(({ zone, ...all }) => ({
    zone,
    counts: without(all, countsOf(inZone.get(zone) ?? [])),
  }));
  return COURT_KINDS.map((choice) => {
    const line = courtKind ?? choice;
    const bySpot = countsOf(spotted.filter(({ court }) => isThreeFrom(court, line)));
    const sum = byZone
      .filter(({ zone }) => isThreeInZone(zone, line))
      .reduce((counts, each) => addCounts(counts, each.counts), bySpot);
    return { line: choice, ...sum };
  }).filter(({ total }) => total > 0);
}
