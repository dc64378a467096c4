import type { ShotEvidence } from '@hooplog/contract';
import {
  type CourtPoint,
  likeliestRange,
  type ShotRange,
  type SpotError,
  type ZoneChance,
  zoneChances,
  zoneChancesAround,
  type ZoneId,
} from '@hooplog/domain';

/** What is known about where a shot was taken. */
export interface ShotPlace {
  readonly zone: ZoneId | null;
  readonly court: CourtPoint | null;
  /** Whether the player placed it: then nothing is in doubt. */
  readonly placed: boolean;
  readonly evidence: Pick<ShotEvidence, 'location'> | null;
}

/** A zone less likely than this is in doubt. */
const SURE = 0.7;
/** A zone less likely than this is not offered. */
const WORTH_NAMING = 0.12;
/** Number of zones that a question offers. */
const OFFERED = 2;

interface MeasuredSpot {
  readonly spot: CourtPoint;
  /** Its error. */
  readonly error: SpotError;
}

/** The measured spot, however uncertain; null if there is none, or the player placed the shot. */
export function measuredSpot({ court, placed, evidence }: ShotPlace): MeasuredSpot | null {
  const location = evidence?.location;
  const spot = court ?? location?.vagueSpot;
  if (placed || spot === undefined || location === undefined) return null;
  if (location.error !== undefined) return { spot, error: location.error };
  // Stored before errors had directions: the same in all directions.
  if (location.errorFeet === null) return null;
  const half = location.errorFeet ** 2 / 2;
  return { spot, error: { xx: half, xy: 0, yy: half } };
}

/** Distance from the basket, feet, if only that was measured. */
export function distanceOnly(
  place: ShotPlace,
): { readonly value: number; readonly error: number } | null {
  if (place.placed || place.court !== null || measuredSpot(place) !== null) return null;
  return place.evidence?.location?.distanceFeet ?? null;
}

function chancesOf(place: ShotPlace): readonly ZoneChance[] {
  const measured = measuredSpot(place);
  if (measured !== null) return zoneChances(measured.spot, measured.error);
  const zones = place.placed ? undefined : place.evidence?.location?.zones;
  if (zones !== undefined) return zones.map((each) => ({ ...each, spot: null }));
  // Stored before the program found zones without a court.
  const distance = distanceOnly(place);
  return distance === null ? [] : zoneChancesAround(distance.value, distance.error);
}

/** The two likeliest zones of a shot, the likelier first; none if the player placed it. */
export function likelyZones(place: ShotPlace): readonly ZoneChance[] {
  return chancesOf(place)
    .filter(({ chance }) => chance >= WORTH_NAMING)
    .slice(0, OFFERED);
}

/** The range of a shot, if it is certain although the zone is not; null otherwise. */
export function sureRange(place: ShotPlace): ShotRange | null {
  if (place.zone !== null || place.placed) return null;
  const best = place.evidence?.location?.range ?? likeliestRange(chancesOf(place));
  return best !== null && best.chance >= SURE ? best.range : null;
}

/** The likeliest zones of several shots together. */
export function likelyZonesOfAll(places: readonly ShotPlace[]): readonly ZoneId[] {
  const sums = new Map<ZoneId, number>();
  const known = places.map(chancesOf).filter((chances) => chances.length > 0);
  for (const { zone, chance } of known.flat()) sums.set(zone, (sums.get(zone) ?? 0) + chance);
  return [...sums]
    .filter(([, sum]) => sum >= WORTH_NAMING * known.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, OFFERED)
    .map(([zone]) => zone);
}

/** Whether the counted zone of a shot may well be wrong. */
export function isZoneDoubtful(place: ShotPlace): boolean {
  if (place.zone === null || place.placed || place.evidence?.location === undefined) return false;
  const own = chancesOf(place).find(({ zone }) => zone === place.zone);
  return (own?.chance ?? 0) < SURE;
}
