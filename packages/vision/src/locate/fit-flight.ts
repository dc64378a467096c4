import type { Equipment } from '@hooplog/domain';
import type { ImagePoint } from '../analysis.ts';
import { ballFeet, GRAVITY, RIM_RADIUS } from '../physics.ts';
import { nearBasketFeet } from '../thresholds/flight.ts';
import { cameraThresholds as limits } from '../thresholds/locate.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';
import type { Camera, CameraNumbers, Place } from './camera.ts';
import { makeCamera } from './camera.ts';
import type { SeenView, View } from './fit-camera.ts';
import { cameraResiduals, middleOf } from './fit-camera.ts';
import { releaseAt, releaseHeight } from './release.ts';
import type { Minimum, Residuals } from '../math/minimise.ts';
import { huber, minimise } from '../math/minimise.ts';

/** A ball seen at a moment (video seconds); displayed px. */
export interface BallSighting extends ImagePoint {
  readonly seconds: number;
  readonly diameter: number;
}

/** A flight above the court: camera and ball are fitted together, so that uncertainty in one widens the other. */
export interface FittedFlight {
  /** The ball at its first sighting. */
  readonly start: BallState;
  readonly camera: Camera;
  readonly equipment: Equipment;
  /** Real seconds a video second. */
  readonly pace: number;
  readonly fit: Minimum;
  /** 1, or the factor by which the sightings' noise had to be raised. */
  readonly noiseScale: number;
  /** The same from nearby parameter values, for errors. */
  readonly from: (parameters: readonly number[]) => { start: BallState; pace: number };
}

/** Priors on the flights of a clip: real seconds per video second, and one sigma of its log. */
export interface ClipLooks {
  readonly pace: number;
  readonly paceSigma: number;
  /** Ratio of the ball's apparent size to its true size. */
  readonly ballLooks: number;
}

const CAMERA_PARTS = 7;

function read(parameters: readonly number[]) {
  const [x, y, z, vx, vy, vz, logPace] = parameters.slice(CAMERA_PARTS) as [
    ...[number, number, number],
    ...[number, number, number],
    number,
  ];
  const start: BallState = { at: { x, y, z }, speed: { x: vx, y: vy, z: vz } };
  return { start, pace: Math.exp(logPace) };
}

/** Real seconds until the ball is down at ring height, or at its highest when it stays below. */
function secondsToRing({ at, speed }: BallState, rimHeight: number): number {
  const under = speed.z ** 2 + 2 * GRAVITY * (at.z - rimHeight);
  return (speed.z + Math.sqrt(Math.max(0, under))) / GRAVITY;
}

/** The ball as it comes down to the ring's height; two steps account for the drag. */
export function atRing(
  start: BallState,
  { rimHeight }: Equipment,
): { readonly state: BallState; readonly seconds: number } {
  let state = start;
  let seconds = 0;
  for (let i = 0; i < 3; i++) {
    const step = secondsToRing(state, rimHeight);
    state = flyOn(state, step);
    seconds += step;
  }
  return { state, seconds };
}

/**
 * Residuals of every sighting, with an error of `share` of its diameter, and of the ball's size in both halves
 * of the flight. `ball`: its diameter, feet, which looks `looks` times as large.
 */
function sightingResiduals(
  sightings: readonly BallSighting[],
  camera: Camera,
  { start, pace }: Pick<FittedFlight, 'start' | 'pace'>,
  { share, looks, ball }: { share: number; looks: number; ball: number },
): number[] | null {
  const rows: number[] = [];
  const sizes = [0, 0];
  let state = start;
  let now = sightings[0]?.seconds ?? 0;
  for (const [index, { seconds, x, y, diameter }] of sightings.entries()) {
    if (seconds !== now) state = flyOn(state, (seconds - now) * pace);
    now = seconds;
    const seen = camera.project(state.at);
    if (!seen) return null;
    const sigma = share * diameter;
    rows.push(huber((seen.x - x) / sigma), huber((seen.y - y) / sigma));
    const expected = (looks * camera.focal * ball) / seen.depth;
    sizes[2 * index < sightings.length ? 0 : 1]! += Math.log(expected / diameter);
  }
  const half = Math.max(1, sightings.length / 2);
  const [early, late] = sizes.map((sum) => sum / half) as [number, number];
  return [...rows, (early + late) / 2 / limits.sizeSigma, (early - late) / limits.sizeSigma];
}

/** Sigmas: shots leave the hands at similar angles, from near the basket at steeper ones. */
function unusualAngle({ at, speed }: BallState): number {
  const angle = Math.atan2(speed.z, Math.hypot(speed.x, speed.y));
  const near = Math.exp(-((Math.hypot(at.x, at.y) / nearBasketFeet) ** 2));
  return (angle - limits.usualAngle - limits.steeperNear * near) / limits.angleSigma;
}

function flightRows(
  view: View,
  sightings: readonly BallSighting[],
  parameters: readonly number[],
  usual: ClipLooks,
  noiseScale: number,
): number[] | null {
  const numbers = parameters.slice(0, CAMERA_PARTS) as unknown as CameraNumbers;
  const rows = cameraResiduals(view, numbers);
  const flight = read(parameters);
  const { equipment } = view;
  const exactness = {
    share: noiseScale * limits.sightingShare,
    looks: usual.ballLooks,
    ball: ballFeet(equipment),
  };
  const seen =
    rows && sightingResiduals(sightings, makeCamera(numbers, middleOf(view)), flight, exactness);
  if (!seen) return null;
  const { start, pace } = flight;
  // Shots come down within the ring, or about as far beside it.
  const { at } = atRing(start, equipment).state;
  const thrown = releaseAt(start, releaseHeight(start, equipment)).state;
  return [
    ...rows,
    ...seen,
    at.x / RIM_RADIUS,
    at.y / RIM_RADIUS,
    (at.z - equipment.rimHeight) / RIM_RADIUS,
    unusualAngle(thrown),
    Math.log(pace / usual.pace) / usual.paceSigma,
  ];
}

/** A throw from where the first sighting's size puts it into the ring. */
function startOf(
  view: SeenView,
  sightings: readonly BallSighting[],
  { pace, ballLooks }: ClipLooks,
): number[] | null {
  const first = sightings[0];
  const last = sightings.at(-1);
  if (!first || !last) return null;
  const camera = makeCamera(view.numbers, middleOf(view));
  const depth = (ballLooks * camera.focal * ballFeet(view.equipment)) / first.diameter;
  const from: Place = camera.placeAt(first, depth);
  const seconds = Math.max(0.1, (last.seconds - first.seconds) * pace);
  return [
    ...view.numbers,
    ...[from.x, from.y, from.z],
    -from.x / seconds,
    -from.y / seconds,
    (view.equipment.rimHeight - from.z) / seconds + (GRAVITY * seconds) / 2,
    Math.log(pace),
  ];
}

/** Squared sigmas per residual of the flight alone: errors of ring and marks do not count against it. */
function costOfFlight({ cost, parts }: Minimum, { fit }: SeenView): number {
  return (cost - fit.cost) / Math.max(1, parts - fit.parts);
}

/**
 * A ball still pushed by the hand, or merged with it, fits no free flight: then its sightings get a
 * larger noise scale, so that its size and the priors count more.
 */
function fitWithNoiseScale(
  of: (noiseScale: number) => Residuals,
  start: readonly number[],
  view: SeenView,
): ScaledFit | null {
  let noiseScale = 1;
  let fit = minimise(of(noiseScale), start);
  while (fit) {
    const cost = costOfFlight(fit, view);
    if (cost <= 1) return { fit, noiseScale };
    noiseScale *= Math.sqrt(limits.noiseScaleStep * cost);
    if (noiseScale > limits.maxNoiseScale) return null;
    fit = minimise(of(noiseScale), fit.parameters);
  }
  return null;
}

type ScaledFit = Pick<FittedFlight, 'fit' | 'noiseScale'>;

/**
 * The flight of a ball above the court, fitted under gravity, drag, and an end at the ring. Null
 * for something that does not fly like a ball.
 */
export function fitFlight(
  view: SeenView,
  sightings: readonly BallSighting[],
  usual: ClipLooks,
): FittedFlight | null {
  if (sightings.length < trackThresholds.minPoints) return null;
  const residuals =
    (noiseScale: number): Residuals =>
    (p) =>
      flightRows(view, sightings, p, usual, noiseScale);
  const start = startOf(view, sightings, usual);
  const best = start && fitWithNoiseScale(residuals, start, view);
  if (!best) return null;
  const { parameters } = best.fit;
  const numbers = parameters.slice(0, CAMERA_PARTS) as unknown as CameraNumbers;
  return {
    ...best,
    ...read(parameters),
    camera: makeCamera(numbers, middleOf(view)),
    equipment: view.equipment,
    from: read,
  };
}
