import type { CourtPoint, Equipment } from '@hooplog/domain';
import type { FrameSource } from '@hooplog/vision';
import { type Camera, type CameraPlacement, makeCamera } from './camera/camera.ts';
import { CAMERA_VIEWS, type CameraView, placeCamera } from './camera/views.ts';
import type { BallColour } from './draw/ball.ts';
import { type Look, USUAL_LOOK } from './draw/look.ts';
import { type CameraMove, cutSeconds, marginOf, windowAt } from './film/camera-move.ts';
import { filmWorkout } from './film/film-workout.ts';
import type { Filming } from './film/filming.ts';
import { subtract, type Vec3, vec3 } from './geometry/vec3.ts';
import { makeRandom, type Random } from './random.ts';
import type { HelperPlay } from './scene/cycle.ts';
import { hoopCamera, type NetKind, setupOf } from './scene/equipment.ts';
import { choosePassersBy } from './scene/passers-by.ts';
import { planShots } from './scene/plan.ts';
import {
  ballAside,
  ballAtSecondHoop,
  ballInLine,
  type SecondBall,
  type SecondBallTrajectory,
} from './scene/second-ball.ts';
import type { PlannedShot, ShotKind } from './scene/shot-kinds.ts';
import { simulateShots } from './scene/simulate.ts';
import { makeTimeline, type Timeline } from './scene/timeline.ts';
import { rimEllipse, truthOf, type Truth } from './truth.ts';

/** Options of a rendering. Omitted ones have a usual value, or are chosen by the seed. */
export interface WorkoutOptions {
  /** The same seed gives the same pictures and the same truth. */
  readonly seed: number;
  /** The number of shots, or the exact list. */
  readonly shots: number | readonly PlannedShot[];
  /** Kinds to draw from when only the number of shots is given. */
  readonly kinds?: readonly ShotKind[];
  /** Degrees by which releases are steeper than usual. */
  readonly steeper?: number;
  readonly width?: number;
  readonly height?: number;
  readonly framesPerSecond?: number;
  /** Drops frames at random: time stamps are no longer even. */
  readonly variableRate?: boolean;
  /** Seconds of the gym per second of the video: 2 is double speed, 0.25 slow motion. */
  readonly pace?: number;
  /** The exact pose of the phone, or a typical view. */
  readonly camera?: CameraPlacement;
  readonly view?: CameraView;
  readonly shakePixels?: number;
  /** The phone is knocked at this second of the video and looks elsewhere from then on. */
  readonly nudgeSeconds?: number;
  /** How the phone is moved while it films. */
  readonly move?: CameraMove;
  /** 1 is a well-lit gym, 0.4 a dim one. */
  readonly light?: number;
  /** Standard deviation of the grain in steps of brightness. */
  readonly grain?: number;
  /** Share of the time between frames for which the shutter is open: motion blur. */
  readonly shutterShare?: number;
  readonly look?: Partial<Look>;
  readonly ballColour?: BallColour;
  /** People who walk through the picture, behind the hoop and right in front of the phone. */
  readonly passersBy?: number;
  readonly passersInFront?: number;
  /** A ball that somebody else plays with; `at_second_hoop` needs that hoop. */
  readonly secondBall?: SecondBallTrajectory;
  /** What the helper under the basket does with a rebound. */
  readonly play?: HelperPlay;
  readonly net?: NetKind;
  /** The film ends before the last shot arrives. */
  readonly endsInFlight?: boolean;
  /** Height of the ring and size of the ball; players are scaled down with the ring's height. */
  readonly equipment?: Equipment;
  /** Another hoop on the far wall. */
  readonly secondHoop?: boolean;
}

export interface RenderedWorkout {
  readonly source: FrameSource;
  readonly truth: Truth;
}

/** A nearer shooter would hide the court. */
const NEAREST_SHOOTER_FEET = 12;

/** Whether a player at the spot is in the picture from shoes to raised hands. */
function isInView(camera: Camera, { x, y }: CourtPoint): boolean {
  const ends = [vec3(x, y, 0), vec3(x, y, 8.5)].map((end) => camera.project(end));
  return ends.every(
    (end) =>
      end.depth > NEAREST_SHOOTER_FEET &&
      end.x > 0.03 * camera.width &&
      end.x < 0.97 * camera.width &&
      end.y > 0 &&
      end.y < camera.height,
  );
}

/** A knock turns the phone a few degrees and hardly moves it. */
function knocked(placement: CameraPlacement, random: Random): CameraPlacement {
  const { position, target } = placement;
  const view = subtract(target, position);
  const turn = (random.pick([-1, 1]) * random.between(2, 5) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const aside = vec3(
    position.x + cos * view.x - sin * view.y,
    position.y + sin * view.x + cos * view.y,
    target.z + random.between(-0.8, 0.8),
  );
  return { ...placement, target: aside, rollDegrees: random.between(-1.5, 1.5) };
}

/** The phone's place for another take: another view of the same hoop. */
function otherStand(options: WorkoutOptions, from: CameraPlacement, random: Random) {
  const others = CAMERA_VIEWS.filter((view) => view !== (options.view ?? 'corner'));
  const place = placeCamera(random.pick(others), random);
  // On the same side; otherwise the hall would be seen from behind the people in it.
  const isMirrored = Math.sign(place.position.x) !== Math.sign(from.position.x);
  const mirror = (at: Vec3) => (isMirrored ? vec3(-at.x, at.y, at.z) : at);
  return { ...place, position: mirror(place.position), target: mirror(place.target) };
}

/** Far from the hoop and from the camera, so that it can confuse only the detector. */
function secondBallSpot(camera: Camera, random: Random): CourtPoint {
  for (let tries = 0; tries < 40; tries++) {
    const spot = { x: random.between(-22, 22), y: random.between(3, 34) };
    if (Math.hypot(spot.x, spot.y) > 11 && isInView(camera, spot)) return spot;
  }
  return { x: 12, y: 10 };
}

/** The other ball, where the camera sees it. */
function secondBallOf(
  kind: SecondBallTrajectory,
  camera: Camera,
  secondHoop: Filming['secondHoop'],
  random: Random,
): SecondBall {
  switch (kind) {
    case 'nearer':
    case 'farther':
    case 'hides_ring':
      return ballInLine(kind, camera.position, random);
    case 'at_second_hoop':
      if (!secondHoop) throw new RangeError('A ball at a second hoop needs one');
      return ballAtSecondHoop(secondHoop, random);
    case 'dribbled':
    case 'tossed':
    case 'rolled':
      return ballAside(kind, secondBallSpot(camera, random));
  }
}

function filmingOf(
  options: WorkoutOptions,
  camera: Camera,
  placement: CameraPlacement,
  timeline: Timeline,
  random: Random,
): Filming {
  const { nudgeSeconds, secondBall, framesPerSecond = 30, pace = 1, move } = options;
  const setup = setupOf(options.equipment, options.net);
  const filmed = { width: camera.width, height: camera.height, rim: rimEllipse(hoopCamera(camera, setup)), timeline, pace }; // prettier-ignore
  const isWindow = move !== undefined && !['another_take', 'hand_held'].includes(move.kind);
  const nudge =
    move?.kind === 'another_take'
      ? { seconds: cutSeconds(filmed), placement: otherStand(options, placement, random.fork(16)) }
      : nudgeSeconds === undefined
        ? null
        : { seconds: nudgeSeconds, placement: knocked(placement, random.fork(15)) };
  const side = Math.sign(placement.position.x) || 1;
  const secondHoop =
    options.secondHoop === true ? { at: vec3(-side * 32, 12, 0), turnDegrees: -side * 90 } : null;
  return {
    ...{ width: camera.width, height: camera.height, framesPerSecond, pace, placement },
    variableRate: options.variableRate ?? false,
    nudge,
    shakePixels: move?.kind === 'hand_held' ? move.strength : (options.shakePixels ?? 0),
    move:
      move && isWindow
        ? { windowAt: (at) => windowAt(move, filmed, at), margin: marginOf(move, camera.width) }
        : null,
    film: { light: options.light ?? 1, grain: options.grain ?? 2 },
    shutterShare: options.shutterShare ?? 0.4,
    look: { ...USUAL_LOOK, ...options.look },
    setup,
    ballColour: options.ballColour ?? 'orange',
    passersBy: choosePassersBy(
      { behind: options.passersBy ?? 0, inFront: options.passersInFront ?? 0 },
      placement,
      timeline.durationSeconds,
      random.fork(12),
    ),
    secondBall: secondBall ? secondBallOf(secondBall, camera, secondHoop, random.fork(14)) : null,
    secondHoop,
  };
}

/** The camera's view as in the first picture of the video. */
function firstView(camera: Camera, { move }: Filming): Camera {
  if (!move) return camera;
  const { x, y, zoom } = move.windowAt(0);
  return {
    ...camera,
    project: (point) => {
      const seen = camera.project(point);
      return {
        x: camera.width / 2 + (seen.x - camera.width / 2 - x) * zoom,
        y: camera.height / 2 + (seen.y - camera.height / 2 - y) * zoom,
        depth: seen.depth,
      };
    },
  };
}

/** Renders a workout with exact truth. Throws a RangeError for a workout without shots. */
export function renderWorkout(options: WorkoutOptions): RenderedWorkout {
  const { seed, shots, width = 640, height = 360 } = options;
  const random = makeRandom(seed);
  const placement = options.camera ?? placeCamera(options.view ?? 'corner', random.fork(11));
  const camera = makeCamera(placement, width, height);
  const plans =
    typeof shots === 'number'
      ? planShots(shots, (spot) => isInView(camera, spot), random.fork(10), options.kinds)
      : shots;
  const timeline = makeTimeline(
    simulateShots(plans, random, options.steeper, setupOf(options.equipment, options.net)),
    options.play,
    options.endsInFlight,
  );
  const filming = filmingOf(options, camera, placement, timeline, random);
  return {
    source: filmWorkout(timeline, filming, random.fork(13)),
    truth: truthOf(timeline, firstView(camera, filming), filming, options.equipment),
  };
}
