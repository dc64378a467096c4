import { type CourtPoint, isOnHalfCourt, type ZoneId, zoneOf, zoneSpot } from '@hooplog/domain';

export interface PlacedShot {
  readonly id: string;
  readonly outcome: 'made' | 'missed';
  /** Where it was taken; null if only the zone is known. */
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
}

export interface ShotDot {
  readonly id: string;
  readonly outcome: 'made' | 'missed';
  readonly point: CourtPoint;
}

/** Spacing of shots without a measured spot around their zone's default one, in feet. */
const SPACING = 1.1;
/** Angle between consecutive shots that never lines them up: the golden angle. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const TRIED_PLACES = 400;

/** The positions at which shots are drawn. A shot with neither spot nor zone is not. */
export function placeShots(shots: readonly PlacedShot[]): readonly ShotDot[] {
  const standing = new Map<ZoneId, number>();
  return shots.flatMap(({ id, outcome, court, zone }): ShotDot[] => {
    if (court !== null) return [{ id, outcome, point: court }];
    if (zone === null) return [];
    const count = standing.get(zone) ?? 0;
    standing.set(zone, count + 1);
    const places = placesOf(zone);
    return [{ id, outcome, point: places[count % places.length] ?? zoneSpot(zone) }];
  });
}

const knownPlaces = new Map<ZoneId, readonly CourtPoint[]>();

/** Sunflower positions around the zone's default spot that are inside the zone: the middle first, then outwards. */
function placesOf(zone: ZoneId): readonly CourtPoint[] {
  const known = knownPlaces.get(zone);
  if (known !== undefined) return known;
  const spot = zoneSpot(zone);
  const places = Array.from({ length: TRIED_PLACES }, (_, index): CourtPoint => {
    const distance = SPACING * Math.sqrt(index) * 0.75;
    const angle = index * GOLDEN_ANGLE;
    return { x: spot.x + distance * Math.cos(angle), y: spot.y + distance * Math.sin(angle) };
  }).filter((place) => isOnHalfCourt(place) && zoneOf(place) === zone);
  knownPlaces.set(zone, places);
  return places;
}
