import {
  type CourtPoint,
  EVEN_AZIMUTHS,
  likeliestRange,
  type ZoneChance,
  zoneChances,
  zoneChancesSeenFrom,
  type ZoneId,
  zoneOf,
} from '@hooplog/domain';
import type { LocationEvidence, ShotMetrics } from '../analysis.ts';
import { measureShot } from './measure-shot.ts';
import { flightThresholds } from '../thresholds/flight.ts';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { FusedSpot } from './fuse-spots.ts';
import { fuseSpots } from './fuse-spots.ts';
import { isAbove } from './release-above.ts';
import type { ShotMoment } from './free-flights.ts';
import { momentOf, startsAtRing } from './free-flights.ts';
import { makeCamera } from './camera.ts';
import type { MeasuredSpot } from './court-error.ts';
import { errorOf, measureSpot } from './court-error.ts';
import type { Feet } from './feet.ts';
import { middleOf } from './fit-camera.ts';
import type { BallSighting } from './fit-flight.ts';
import type { FloorFit } from './fit-homography.ts';
import { fitHomography } from './fit-homography.ts';
import { likelyZone, placeOnCourt, usualChances, usualSpot } from './place-on-court.ts';
import { type Scene, type SceneView, sceneViewOf } from './scene.ts';
import type { SpotByFlight } from './spot-by-flight.ts';
import { spotByFlight } from './spot-by-flight.ts';
import { traceAll } from './trace-all.ts';
import type { TracedShot } from './trace-shot.ts';

/** The location and measurements of a shot, as far as known. */
export interface Located {
  readonly releaseSeconds: number | null;
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
  readonly location: LocationEvidence | null;
  readonly metrics: ShotMetrics | null;
}

/** The same spot in a mirror: left is right. */
function mirrorSpot({
  court,
  covariance: [[xx, xy], [yx, yy]],
  errorFeet,
}: MeasuredSpot): MeasuredSpot {
  return { court: { x: -court.x, y: court.y }, covariance: [[xx, -xy], [-yx, yy]], errorFeet }; // prettier-ignore
}

/** In a mirror right is left. */
function turnedMetrics(metrics: ShotMetrics, { mirrored }: SceneView): ShotMetrics {
  const { rightFeet } = metrics;
  if (!mirrored || !rightFeet) return metrics;
  return { ...metrics, rightFeet: { ...rightFeet, value: -rightFeet.value } };
}

/** The shooter's feet: at the start of the shot's flight, else of the last flight before the ring. */
function feetOf(
  scene: Scene,
  traced: TracedShot | null,
  { rimSeconds, previousSeconds }: ShotMoment,
): { readonly feet: Feet; readonly first: BallSighting } | null {
  const start = traced?.sightings[0];
  const starts = scene.flights.flatMap(({ sightings, feet }) => {
    const [first] = sightings;
    return first && feet ? [{ feet, first, sightings }] : [];
  });
  if (start) return starts.find(({ sightings }) => sightings.includes(start)) ?? null;
  const since = Math.max(previousSeconds, rimSeconds - flightThresholds.gapSeconds / scene.pace);
  const before = starts.filter(({ first: { seconds } }) => seconds < rimSeconds && seconds > since);
  return before.findLast(({ sightings }) => !startsAtRing(sightings, scene.rim)) ?? null;
}

/** All that is known about a spot: `court` if it is certain enough, else only the rough spot `near`. */
interface SpotFacts {
  readonly agreed: FusedSpot | null;
  readonly byFlight: SpotByFlight | null;
  readonly near: CourtPoint | null;
  readonly court: CourtPoint | null;
  /** Displayed px. */
  readonly feet: Feet | null;
  /** Likeliest first. */
  readonly chances: readonly ZoneChance[];
}

/** Number of likely zones reported without a certain spot: as many as the player can choose from with one tap. */
const MAX_LIKELY_ZONES = 2;

/** Reported instead of a certain spot: roughly where the shot was taken, and its likely zones. */
function likelyPlaces({
  near,
  chances,
}: SpotFacts): Pick<LocationEvidence, 'vagueSpot' | 'zones' | 'range'> {
  const range = likeliestRange(chances);
  const zones = chances.slice(0, MAX_LIKELY_ZONES).map(({ zone, chance }) => ({ zone, chance }));
  return { ...(near && { vagueSpot: near }), ...(range && { zones, range }) };
}

function evidenceOf(facts: SpotFacts): LocationEvidence | null {
  const { agreed, byFlight, near, court, feet } = facts;
  if (!agreed && !byFlight) return null;
  // Without marks the flight alone shows the distance, but not the side.
  const distance = court
    ? { value: Math.hypot(court.x, court.y), error: agreed?.errorFeet ?? 0 }
    : (byFlight?.distance ?? null);
  return {
    method: agreed?.method ?? 'flight',
    errorFeet: (court && agreed?.errorFeet) ?? null,
    ...(near && agreed && { error: errorOf(agreed.covariance) }),
    ...(!court && likelyPlaces(facts)),
    ...(feet && { feet: { x: feet.x, y: feet.y } }),
    distanceFeet: distance && distance.error <= limits.maxErrorFeet ? distance : null,
  };
}

/**
 * The probability of each zone, likeliest first; without marks from the flight, over the camera's possible
 * azimuths.
 */
function chancesOf(
  agreed: FusedSpot | null,
  byFlight: SpotByFlight | null,
  { court, azimuths = EVEN_AZIMUTHS }: Scene,
): readonly ZoneChance[] {
  if (agreed) return zoneChances(agreed.court, errorOf(agreed.covariance));
  if (!byFlight) return [];
  const seenFrom = court ? EVEN_AZIMUTHS : azimuths;
  const error = errorOf(byFlight.covariance);
  return usualChances(zoneChancesSeenFrom(seenFrom, byFlight.court, error));
}

/** The spot by the feet, if the hands above them can have released the ball. */
function spotByFeet(
  { view, mirrored }: SceneView,
  floor: FloorFit | null,
  own: ReturnType<typeof feetOf>,
): MeasuredSpot | null {
  const spot = floor && own && measureSpot(floor, own.feet, own.feet);
  if (!spot || !view) return spot;
  const { court } = mirrored ? mirrorSpot(spot) : spot;
  const camera = makeCamera(view.numbers, middleOf(view));
  return isAbove(camera, own.first, court, view.equipment) ? spot : null;
}

/** Locates every shot of a video by the moment it came to the ring (seconds). */
export function locateShots(scene: Scene, rimSeconds: readonly number[]): Located[] {
  const floor = scene.court ? fitHomography(scene.court) : null;
  const sceneView = sceneViewOf(scene, floor);
  // The ring replaces the one mark that a floor still lacks.
  const marked = (scene.court?.length ?? 0) >= limits.floorMarks - 1;
  const trajectories = scene.flights.map(({ sightings }) => sightings);
  const shots = sceneView.view
    ? traceAll(sceneView.view, trajectories, rimSeconds, scene.pace)
    : rimSeconds.map(() => null);
  return shots.map((traced, at) => {
    const byFlight = traced && spotByFlight(traced);
    const own = feetOf(scene, traced, momentOf(rimSeconds, at));
    const byFeet = spotByFeet(sceneView, floor, own);
    const turned = byFlight && sceneView.mirrored ? mirrorSpot(byFlight) : byFlight;
    const agreed = marked ? fuseSpots(turned, byFeet) : null;
    const sure = agreed !== null && agreed.errorFeet <= limits.maxErrorFeet;
    const near = agreed && placeOnCourt(agreed.court, agreed.errorFeet);
    const court = sure && near ? usualSpot(near, agreed.covariance) : null;
    const chances = court ? [] : chancesOf(agreed, byFlight, scene);
    const seconds = byFlight?.release.value ?? own?.first.seconds ?? null;
    return {
      releaseSeconds: seconds === null ? null : Math.max(0, seconds),
      court,
      zone: court ? zoneOf(court) : likelyZone(chances),
      location: evidenceOf({ agreed, byFlight, near, court, feet: own?.feet ?? null, chances }),
      metrics: traced && turnedMetrics(measureShot(traced.flight), sceneView),
    };
  });
}
