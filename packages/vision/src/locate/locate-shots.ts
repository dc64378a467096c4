import { type CourtPoint, type ZoneId, zoneOf } from '@hooplog/domain';
import type { CourtMark, LocationEvidence, RimEllipse, ShotMetrics } from '../analysis.ts';
import { measureShot } from '../metrics/measure-shot.ts';
import { locateThresholds as limits } from '../thresholds.ts';
import type { AgreedSpot } from './agree.ts';
import { agreeOn } from './agree.ts';
import { isAtRing } from './arrivals.ts';
import type { MeasuredSpot } from './court-error.ts';
import { measureSpot } from './court-error.ts';
import type { View } from './fit-camera.ts';
import { isMirrored } from './fit-camera.ts';
import type { BallSighting } from './fit-flight.ts';
import type { FloorFit } from './fit-homography.ts';
import { fitHomography } from './fit-homography.ts';
import { placeOnCourt } from './place-on-court.ts';
import type { SpotByFlight } from './spot-by-flight.ts';
import { spotByFlight } from './spot-by-flight.ts';
import type { Feet } from './standing.ts';
import { traceAll } from './trace-all.ts';
import type { TracedShot } from './trace-shot.ts';

/** A flight of the video and the feet of who let the ball go; displayed px. */
export interface FlightInView {
  readonly sightings: readonly BallSighting[];
  readonly feet: Feet | null;
}

/** What is known of a video's geometry; displayed px of the first frame. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly rim: RimEllipse;
  readonly court: readonly CourtMark[] | null;
  readonly flights: readonly FlightInView[];
  /** Real seconds a video second, as far as known. */
  readonly pace: number;
}

/** Where and how a shot was taken, as far as it can be known. */
export interface Located {
  readonly releaseSeconds: number | null;
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
  readonly location: LocationEvidence | null;
  readonly metrics: ShotMetrics | null;
}

const mirrorMark = ({ image, court: [x, y] }: CourtMark): CourtMark => ({ image, court: [-x, y] });

/** The same spot in a mirror: left is right. */
function mirrorSpot({
  court,
  covariance: [[xx, xy], [yx, yy]],
  errorFeet,
}: MeasuredSpot): MeasuredSpot {
  return { court: { x: -court.x, y: court.y }, covariance: [[xx, -xy], [-yx, yy]], errorFeet }; // prettier-ignore
}

/** The view as physics needs it: wrong marks left out, a mirrored court turned round. */
function viewOf(scene: Scene, floor: FloorFit | null): { view: View; mirrored: boolean } {
  const { width, height, rim } = scene;
  const used = floor?.marks.filter((mark) => mark.used).map(({ mark }) => mark) ?? [];
  const markSigma = Math.max(limits.leastMarkPixels, floor?.model.sigma ?? 0);
  const view = { width, height, rim, marks: used, markSigma };
  const mirrored = floor !== null && isMirrored(floor, view);
  return { view: mirrored ? { ...view, marks: used.map(mirrorMark) } : view, mirrored };
}

/** The feet of who took a shot: where its flight starts, else where the last flight before the ring did. */
function feetOf(
  scene: Scene,
  traced: TracedShot | null,
  rimSeconds: number,
): { readonly feet: Feet; readonly seconds: number } | null {
  const start = traced?.sightings[0]?.seconds;
  const starts = scene.flights.flatMap(({ sightings: [first], feet }) =>
    first && feet ? [{ feet, first }] : [],
  );
  const chosen =
    start === undefined
      ? starts.findLast(
          ({ first }) =>
            first.seconds < rimSeconds &&
            first.seconds > rimSeconds - limits.shortSeconds / scene.pace &&
            !isAtRing(first, scene.rim),
        )
      : starts.find(({ first }) => first.seconds === start);
  return chosen ? { feet: chosen.feet, seconds: chosen.first.seconds } : null;
}

function evidenceOf(
  agreed: AgreedSpot | null,
  byFlight: SpotByFlight | null,
  court: CourtPoint | null,
): LocationEvidence | null {
  if (!agreed) return null;
  // Without marks the flight alone says how far away it began, though not on which side.
  const distance = court
    ? { value: Math.hypot(court.x, court.y), error: agreed.errorFeet }
    : (byFlight?.distance ?? null);
  return {
    method: agreed.method,
    errorFeet: court && agreed.errorFeet,
    distanceFeet: distance && distance.error <= limits.mostErrorFeet ? distance : null,
  };
}

/** A zone that needs no marks: near enough to the basket every spot is in the paint. */
function surePaint(byFlight: SpotByFlight | null): ZoneId | null {
  if (!byFlight) return null;
  const { value, error } = byFlight.distance;
  return value + 2 * error < limits.paintFeet ? zoneOf({ x: 0, y: 0 }) : null;
}

/** Locates every shot of a video by the moment it came to the ring (seconds). */
export function locateShots(scene: Scene, rimSeconds: readonly number[]): Located[] {
  const floor = scene.court ? fitHomography(scene.court) : null;
  const { view, mirrored } = viewOf(scene, floor);
  const ways = scene.flights.map(({ sightings }) => sightings);
  return traceAll(view, ways, rimSeconds, scene.pace).map((traced, at) => {
    const byFlight = traced && spotByFlight(traced);
    const own = feetOf(scene, traced, rimSeconds[at] ?? Infinity);
    const byFeet = floor && own && measureSpot(floor, own.feet, own.feet);
    const turned = byFlight && mirrored ? mirrorSpot(byFlight) : byFlight;
    const agreed = agreeOn(turned, byFeet);
    const sure = floor && agreed && agreed.errorFeet <= limits.mostErrorFeet;
    const court = sure ? placeOnCourt(agreed.court, agreed.errorFeet) : null;
    const seconds = byFlight?.release.value ?? own?.seconds ?? null;
    return {
      releaseSeconds: seconds === null ? null : Math.max(0, seconds),
      court,
      zone: court ? zoneOf(court) : surePaint(byFlight),
      location: evidenceOf(agreed, byFlight, court),
      metrics: traced && measureShot(traced.flight),
    };
  });
}
