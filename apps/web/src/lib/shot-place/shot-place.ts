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

/** What is known of where a shot was taken. */
export interface ShotPlace {
  readonly zone: ZoneId | null;
  readonly court: CourtPoint | null;
  /** Whether the player said so: then nothing is in doubt. */
  readonly placed: boolean;
  readonly evidence: Pick<ShotEvidence, 'location'> | null;
}

/** A zone that is less likely than this is in doubt. */
const SURE = 0.7;
/** A zone less likely than this is not worth a question. */
const WORTH_NAMING = 0.12;
/** Zones that a question offers. */
const OFFERED = 2;

interface MeasuredSpot {
  readonly spot: CourtPoint;
  /** How far off it may be. */
  readonly error: SpotError;
}

/** The spot that was measured, however vague; null where there is none, or the player said it. */
export function measuredSpot({ court, placed, evidence }: ShotPlace): MeasuredSpot | null {
  const location = evidence?.location;
  const spot = court ?? location?.vagueSpot;
  if (placed || spot === undefined || location === undefined) return null;
  if (location.error !== undefined) return { spot, error: location.error };
  // Kept before errors had directions: the same to all sides.
  if (location.errorFeet === null) return null;
  const half = location.errorFeet ** 2 / 2;
  return { spot, error: { xx: half, xy: 0, yy: half } };
}

/** How far from the basket, feet, where only that was measured. */
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
  // Kept before the program told zones without a court.
  const distance = distanceOnly(place);
  return distance === null ? [] : zoneChancesAround(distance.value, distance.error);
}

/** The two zones that a shot was likeliest taken from, the likelier first; none where the player said it. */
export function likelyZones(place: ShotPlace): readonly ZoneChance[] {
  return chancesOf(place)
    .filter(({ chance }) => chance >= WORTH_NAMING)
    .slice(0, OFFERED);
}

/** How far out a shot was taken, where that is sure though its zone is not known; null elsewhere. */
export function sureRange(place: ShotPlace): ShotRange | null {
  if (place.zone !== null || place.placed) return null;
  const best = place.evidence?.location?.range ?? likeliestRange(chancesOf(place));
  return best !== null && best.chance >= SURE ? best.range : null;
}

/** The zones that several shots together were likeliest taken from. */
export function likelyZonesOfAll(places: readonly ShotPlace[]): readonly ZoneId[] {
  const sums = new Map<ZoneId, number>();
  const told = places.map(chancesOf).filter((chances) => chances.length > 0);
  for (const { zone, chance } of told.flat()) sums.set(zone, (sums.get(zone) ?? 0) + chance);
  return [...sums]
    .filter(([, sum]) => sum >= WORTH_NAMING * told.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, OFFERED)
    .map(([zone]) => zone);
}

/** Whether the zone that the shot is counted for may well be another one. */
export function isZoneDoubtful(place: ShotPlace): boolean {
  if (place.zone === null || place.placed || place.evidence?.location === undefined) return false;
  const own = chancesOf(place).find(({ zone }) => zone === place.zone);
  return (own?.chance ?? 0) < SURE;
}
