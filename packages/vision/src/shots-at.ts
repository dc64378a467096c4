import { type Equipment, isRegulation } from '@hooplog/domain';
import type { DetectedShot, RimEllipse } from './analysis.ts';
import { rankHoops } from './calibrate/rank-hoops.ts';
import type { FrameStream } from './frames/frame.ts';
import { paceOf } from './judge/ball-trajectory.ts';
import type { Judged } from './judge/judge.ts';
import { judge } from './judge/judge.ts';
import { type Located, locateShots } from './locate/locate-shots.ts';
import type { FlightInView, Scene } from './locate/scene.ts';
import { carryBall, carryFeet, carryRim } from './stabilise/carry.ts';
import type { Motion } from './stabilise/motion.ts';
import { applyMotion, composeMotions, noMotion } from './stabilise/motion.ts';
import type { SeenFlight, PassResult } from './video-pass.ts';

export interface Hoop {
  /** px of the working picture. */
  readonly rim: RimEllipse;
  readonly confidence: number;
  readonly source: 'user' | 'found';
  /** Stays the same for the same hoop, even if its measurement improves. */
  readonly id: number;
}

/** The id of a ring that the player gave. */
const GIVEN = -1;

/**
 * The ring that was given, or else the places that look like one, likeliest first; empty where nothing does.
 *
 * @param attemptsAt see `rankHoops`
 */
export function hoopsOf(
  { given, hoops }: Pick<PassResult, 'given' | 'hoops'>,
  attemptsAt?: (rim: RimEllipse) => number,
): Hoop[] {
  if (given) return [{ rim: given, confidence: 1, source: 'user', id: GIVEN }];
  return rankHoops(hoops, attemptsAt).map(({ place: { rim, id }, confidence }) => ({
    rim,
    confidence,
    source: 'found',
    id,
  }));
}

export function scaleRim({ cx, cy, rx, ry }: RimEllipse, by: number): RimEllipse {
  return { cx: cx * by, cy: cy * by, rx: rx * by, ry: ry * by };
}

/** From a judged attempt in working px to a shot in displayed px, with its spot on the court. */
function toShot(judged: Judged, located: Located, toDisplay: Motion): DetectedShot {
  const { crossing, path } = judged.evidence;
  const { location, metrics } = located;
  return {
    releaseSeconds: located.releaseSeconds,
    rimSeconds: judged.rimSeconds,
    outcome: judged.outcome,
    confidence: judged.confidence,
    needsReview: judged.needsReview,
    court: located.court,
    zone: located.zone,
    evidence: {
      ...judged.evidence,
      path: path.map(({ seconds, x, y }) => ({ seconds, ...applyMotion(toDisplay, x, y) })),
      crossing: crossing && {
        seconds: crossing.seconds,
        ...applyMotion(toDisplay, crossing.x, crossing.y),
      },
      ...(location && { location }),
      ...(metrics && { metrics }),
    },
  };
}

function displayed({ points, feet }: SeenFlight, toDisplay: Motion): FlightInView {
  const sightings = points.map(({ seconds, x, y, diameter }) =>
    carryBall(toDisplay, { seconds, x, y, diameter }),
  );
  if (!feet) return { sightings, feet };
  const { x, y, across, down } = carryFeet(toDisplay, feet);
  return { sightings, feet: { x, y, across, down } };
}

/** From px of the working picture, in the current view, to px of the displayed first picture. */
export const displayOf = ({ toOpening }: Pick<PassResult, 'toOpening'>, by: number): Motion =>
  composeMotions({ ...noMotion, a: by, d: by }, toOpening);

/** Which part of a film is judged. */
export interface JudgedPart {
  /** Marks of the court; displayed px. */
  readonly marks: Scene['court'];
  readonly equipment: Equipment;
  /** Seconds; earlier shots are left out. */
  readonly since?: number;
  /** Video seconds × this = real seconds; by default estimated from all flights of the part. */
  readonly pace?: number;
}

/** Judges the attempts at a hoop and locates every shot; also returns the scene that they were located by. */
export function shotsAt(
  hoop: Hoop,
  watched: PassResult,
  { video, width }: FrameStream,
  { marks, equipment, since = -Infinity, pace }: JudgedPart,
): { readonly shots: readonly DetectedShot[]; readonly scene: Scene } {
  const toDisplay = displayOf(watched, video.displayWidth / width);
  const flights = watched.flights.filter(({ points }) => (points.at(-1)?.seconds ?? 0) >= since);
  const clock = pace ?? paceOf(flights, hoop.rim);
  // Where the board hides the ring every call is a guess: the player decides.
  const isBehind = watched.people.areBeyond(hoop.rim);
  const trust = isBehind ? 0 : hoop.confidence;
  const judged = judge(watched.samplesAt(hoop.rim, since), flights, hoop.rim, trust, clock);
  // From behind, a board looks the same as from the front.
  const azimuths = isBehind ? null : watched.azimuthsAround(hoop.rim, equipment);
  const scene: Scene = {
    width: video.displayWidth,
    height: video.displayHeight,
    rim: carryRim(toDisplay, hoop.rim),
    court: marks,
    ...(azimuths && { azimuths }),
    flights: flights.map((flight) => displayed(flight, toDisplay)),
    pace: clock,
    ...(!isRegulation(equipment) && { equipment }),
  };
  const located = locateShots(
    scene,
    judged.map(({ rimSeconds }) => rimSeconds),
  );
  const shots = judged.flatMap((shot, at) => {
    const place = located[at];
    return place ? [toShot(shot, place, toDisplay)] : [];
  });
  return { shots, scene };
}
