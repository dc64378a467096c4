import type { CourtPoint } from '@hooplog/domain';
import type { FrameSource } from '@hooplog/vision';
import { type Camera, type CameraPlacement, makeCamera } from './camera/camera.ts';
import type { BALL_COLOURS } from './draw/ball.ts';
import { vec3 } from './geometry/vec3.ts';
import { makeRandom, type Random } from './random.ts';
import { filmWorkout } from './render.ts';
import type { PasserBy } from './scene/people.ts';
import { type PlannedShot, planShots, simulateShot } from './scene/plan.ts';
import { makeTimeline } from './scene/timeline.ts';
import { tellTruth, type Truth } from './truth.ts';

/** What to render. Whatever is left out is chosen by the seed. */
export interface WorkoutOptions {
  /** The same seed gives the same pictures and the same truth. */
  readonly seed: number;
  /** How many shots, or exactly which. */
  readonly shots: number | readonly PlannedShot[];
  readonly width?: number;
  readonly height?: number;
  readonly framesPerSecond?: number;
  readonly camera?: CameraPlacement;
  /** 1 is a well-lit gym, 0.4 a dim one. */
  readonly light?: number;
  /** Standard deviation of the grain in steps of brightness. */
  readonly grain?: number;
  readonly shakePixels?: number;
  readonly ballColour?: keyof typeof BALL_COLOURS;
  /** People who walk through the picture. */
  readonly passersBy?: number;
}

export interface RenderedWorkout {
  readonly source: FrameSource;
  readonly truth: Truth;
}

/** A phone on a tripod beside the half court, hoop, shooter and arc in view. */
function choosePlacement(random: Random): CameraPlacement {
  const side = random.pick([-1, 1]);
  return {
    position: vec3(side * random.between(15, 21), random.between(23, 29), random.between(4.5, 6)),
    target: vec3(side * random.between(-5, -2), random.between(4, 6), random.between(6.6, 7.6)),
    degreesWide: random.between(62, 70),
  };
}

/** Nearer than this a shooter hides the court. */
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

function choosePassersBy(count: number, seconds: number, random: Random): PasserBy[] {
  return Array.from({ length: count }, (_, index) => {
    const startSeconds = random.between(0, Math.max(0, seconds - 6));
    const y = random.between(-10, -7);
    const leftward = random.pick([true, false]);
    return {
      from: { x: leftward ? 30 : -30, y },
      to: { x: leftward ? -30 : 30, y },
      startSeconds,
      endSeconds: startSeconds + random.between(9, 14),
      outfit: 2 + (index % 2),
    };
  });
}

/** Renders a workout with exact truth. Throws a RangeError for a workout without shots. */
export function renderWorkout(options: WorkoutOptions): RenderedWorkout {
  const { seed, shots, width = 640, height = 360, framesPerSecond = 30 } = options;
  const random = makeRandom(seed);
  const placement = options.camera ?? choosePlacement(random.fork(11));
  const camera = makeCamera(placement, width, height);
  const plans =
    typeof shots === 'number'
      ? planShots(shots, (spot) => isInView(camera, spot), random.fork(10))
      : shots;
  const simulated = plans.map((plan, index) => simulateShot(plan, random.fork(100 + index)));
  const timeline = makeTimeline(simulated);
  const passersBy = choosePassersBy(
    options.passersBy ?? 0,
    timeline.durationSeconds,
    random.fork(12),
  );
  const filming = {
    width,
    height,
    framesPerSecond,
    placement,
    film: { light: options.light ?? 1, grain: options.grain ?? 2 },
    ballColour: options.ballColour ?? 'orange',
    passersBy,
    shakePixels: options.shakePixels ?? 0,
  };
  return {
    source: filmWorkout(timeline, filming, random.fork(13)),
    truth: tellTruth(timeline, camera),
  };
}
