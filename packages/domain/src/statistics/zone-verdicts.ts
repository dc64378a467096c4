import type { ZoneId } from '../court/zones.ts';
import { LIMITS } from '../limits.ts';
import { accuracyInterval, accuracyTrend, type Interval } from './certainty.ts';
import { addTotals, NO_SHOTS, type Totals } from './totals.ts';

/** Shots of one zone. */
interface ZoneShots extends Totals {
  readonly zone: ZoneId;
}

/** A zone that stands out, and how sure that is. */
export interface ZoneVerdict extends ZoneShots {
  /** Interval of its true accuracy at 95 % confidence. */
  readonly interval: Interval;
  /** Whether it differs from all other zones together by more than chance explains. */
  readonly isSure: boolean;
}

/** Null if too few shots were taken. */
export interface ZoneVerdicts {
  readonly best: ZoneVerdict | null;
  readonly weakest: ZoneVerdict | null;
}

const NOBODY_KNOWS: ZoneVerdicts = { best: null, weakest: null };

/**
 * The best and the weakest zone of some shots. Zones are compared by the ends of their intervals, so that two
 * of two does not beat eighty of a hundred. Zones with fewer than `ZONE_VERDICT_SHOTS` are left out, and a
 * single zone is neither.
 */
export function zoneVerdicts(zones: readonly ZoneShots[]): ZoneVerdicts {
  const asked = zones.filter(({ total }) => total >= LIMITS.ZONE_VERDICT_SHOTS);
  const low = (zone: ZoneShots) => accuracyInterval(zone).low;
  const high = (zone: ZoneShots) => accuracyInterval(zone).high;
  const [best, ...others] = asked.toSorted((a, b) => low(b) - low(a));
  const [weakest] = others.toSorted((a, b) => high(a) - high(b));
  if (best === undefined || weakest === undefined) return NOBODY_KNOWS;
  // Equally good: neither stands out.
  if (best.made * weakest.total <= weakest.made * best.total) return NOBODY_KNOWS;
  return { best: verdictOn(best, zones), weakest: verdictOn(weakest, zones) };
}

function verdictOn(zone: ZoneShots, all: readonly ZoneShots[]): ZoneVerdict {
  const rest = all.filter((other) => other.zone !== zone.zone).reduce(addTotals, NO_SHOTS);
  const { made, total } = zone;
  return {
    zone: zone.zone,
    made,
    total,
    interval: accuracyInterval(zone),
    isSure: accuracyTrend(zone, rest)?.isSure ?? false,
  };
}
