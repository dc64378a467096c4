import type { CourtPoint, Feet } from '../units.ts';
import { type AzimuthChance, EVEN_AZIMUTHS, turnedAround } from './azimuths.ts';
import { isOnHalfCourt } from './dimensions.ts';
import { type ZoneId, zoneNumber, zoneOf } from './zones.ts';

/** Error of a measured spot: variances of x and y and their covariance, feet². */
export interface SpotError {
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** One zone that a shot may have been taken from. */
export interface ZoneChance {
  readonly zone: ZoneId;
  /** 0 to 1; those of all zones add up to one. */
  readonly chance: number;
  /** The likeliest spot in the zone that lies on the half court; null where only a distance is known. */
  readonly spot: CourtPoint | null;
}

/** Sample points of a normal distribution that stand for equal parts of it, in sigmas. */
const HALF_OF_PARTS = [0.078, 0.237, 0.402, 0.579, 0.776, 1.01, 1.318, 1.863];
const PARTS = HALF_OF_PARTS.flatMap((sigmas) => [-sigmas, sigmas]);

interface Sample {
  readonly point: CourtPoint;
  /** Squared sigmas from the measured spot; smallest for the likeliest. */
  readonly off: number;
}

/** Samples of the normal distribution over a spot, all equally likely. */
function samplesOf(spot: CourtPoint, { xx, xy, yy }: SpotError): Sample[] {
  const along = Math.sqrt(Math.max(1e-9, xx));
  const slope = xy / along;
  const rest = Math.sqrt(Math.max(0, yy - slope * slope));
  return PARTS.flatMap((first) =>
    PARTS.map((second) => ({
      point: { x: spot.x + along * first, y: spot.y + slope * first + rest * second },
      off: first * first + second * second,
    })),
  );
}

const byChance = (a: ZoneChance, b: ZoneChance): number =>
  b.chance - a.chance || zoneNumber(a.zone) - zoneNumber(b.zone);

/** The probability of each zone for a measured spot with a normally distributed error; likeliest first. */
export function zoneChances(spot: CourtPoint, error: SpotError): readonly ZoneChance[] {
  const samples = samplesOf(spot, error);
  const found = new Map<ZoneId, { count: number; best: Sample | null }>();
  for (const sample of samples) {
    const zone = zoneOf(sample.point);
    const { count, best } = found.get(zone) ?? { count: 0, best: null };
    const isBetter = isOnHalfCourt(sample.point) && sample.off < (best?.off ?? Infinity);
    found.set(zone, { count: count + 1, best: isBetter ? sample : best });
  }
  return [...found]
    .map(([zone, { count, best }]) => ({
      zone,
      chance: count / samples.length,
      spot: best?.point ?? null,
    }))
    .sort(byChance);
}

/**
 * The probabilities for a spot in the coordinates of a camera assumed to be straight in front of the board,
 * over its possible azimuths. Only spots on the half court count; empty if there are none.
 */
export function zoneChancesSeenFrom(
  azimuths: readonly AzimuthChance[],
  spot: CourtPoint,
  error: SpotError,
): readonly ZoneChance[] {
  const samples = samplesOf(spot, error);
  const sums = new Map<ZoneId, number>();
  let total = 0;
  for (const { degrees, chance } of azimuths) {
    for (const sample of samples) {
      const point = turnedAround(sample.point, degrees);
      if (!isOnHalfCourt(point)) continue;
      const zone = zoneOf(point);
      sums.set(zone, (sums.get(zone) ?? 0) + chance);
      total += chance;
    }
  }
  return [...sums].map(([zone, sum]) => ({ zone, chance: sum / total, spot: null })).sort(byChance);
}

/** The probabilities if only the distance to the point under the ring is known, `error` being one sigma. */
export const zoneChancesAround = (distance: Feet, error: Feet): readonly ZoneChance[] =>
  zoneChancesSeenFrom(EVEN_AZIMUTHS, { x: 0, y: distance }, { xx: 0, xy: 0, yy: error ** 2 });

/** Half axes of one sigma, feet, and the angle of the long one from x toward y, radians. */
export interface ErrorEllipse {
  readonly long: Feet;
  readonly short: Feet;
  readonly turn: number;
}

/** The ellipse of a spot's error. */
export function errorEllipse({ xx, xy, yy }: SpotError): ErrorEllipse {
  const middle = (xx + yy) / 2;
  const apart = Math.hypot((xx - yy) / 2, xy);
  return {
    long: Math.sqrt(middle + apart),
    short: Math.sqrt(Math.max(0, middle - apart)),
    turn: Math.atan2(2 * xy, xx - yy) / 2,
  };
}
