import type { ImagePoint } from '../analysis.ts';
import { cameraThresholds as limits } from '../thresholds.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn, GRAVITY } from './ball-flight.ts';
import type { Camera, CameraNumbers, Place } from './camera.ts';
import { makeCamera } from './camera.ts';
import type { View } from './fit-camera.ts';
import { cameraRows, fitCamera, middleOf } from './fit-camera.ts';
import type { Minimum } from './minimise.ts';
import { minimise } from './minimise.ts';

/** A ball seen at a moment (video seconds); displayed px. */
export interface BallSighting extends ImagePoint {
  readonly seconds: number;
  readonly diameter: number;
}

/** A flight above the court: camera and ball at once, so that what one leaves open widens the other. */
export interface FittedFlight {
  /** The ball at its first sighting. */
  readonly start: BallState;
  readonly camera: Camera;
  /** Real seconds a video second. */
  readonly pace: number;
  readonly fit: Minimum;
  /** The same from other numbers near by, for errors. */
  readonly from: (parameters: readonly number[]) => { start: BallState; pace: number };
}

/** How many real seconds a video second lasts, and how unsure that is (log). */
export interface Pace {
  readonly pace: number;
  readonly paceSigma: number;
}

const BALL_FEET = 0.79;
const RIM_HEIGHT = 10;
const CAMERA_PARTS = 7;

/** Large remainders count linearly: a sighting of something else must not bend the flight. */
function forgiving(value: number): number {
  const size = Math.abs(value);
  if (size <= limits.forgiveSigmas) return value;
  return Math.sign(value) * Math.sqrt(2 * limits.forgiveSigmas * size - limits.forgiveSigmas ** 2);
}

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
function secondsToRing({ at, speed }: BallState): number {
  const under = speed.z ** 2 + 2 * GRAVITY * (at.z - RIM_HEIGHT);
  return (speed.z + Math.sqrt(Math.max(0, under))) / GRAVITY;
}

/** The ball as it comes down to the ring's height; two steps settle what drag changes. */
export function atRing(start: BallState): { readonly state: BallState; readonly seconds: number } {
  let state = start;
  let seconds = 0;
  for (let i = 0; i < 3; i++) {
    const step = secondsToRing(state);
    state = flyOn(state, step);
    seconds += step;
  }
  return { state, seconds };
}

/** Rows for every sighting, and for how large the ball is in both halves of the flight. */
function sightingRows(
  sightings: readonly BallSighting[],
  camera: Camera,
  start: BallState,
  pace: number,
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
    const sigma = Math.hypot(limits.sightingPixels, limits.sightingShare * diameter);
    rows.push(forgiving((seen.x - x) / sigma), forgiving((seen.y - y) / sigma));
    const expected = (limits.ballLooksLarger * camera.focal * BALL_FEET) / seen.depth;
    sizes[2 * index < sightings.length ? 0 : 1]! += Math.log(expected / diameter);
  }
  const half = Math.max(1, sightings.length / 2);
  return [...rows, ...sizes.map((sum) => sum / half / limits.sizeSigma)];
}

function flightRows(
  view: View,
  sightings: readonly BallSighting[],
  parameters: readonly number[],
  usual: Pace,
): number[] | null {
  const numbers = parameters.slice(0, CAMERA_PARTS) as unknown as CameraNumbers;
  const rows = cameraRows(view, numbers);
  const { start, pace } = read(parameters);
  const seen = rows && sightingRows(sightings, makeCamera(numbers, middleOf(view)), start, pace);
  if (!seen) return null;
  const { at } = atRing(start).state;
  return [
    ...rows,
    ...seen,
    at.x / limits.arrivalFeet,
    at.y / limits.arrivalFeet,
    (at.z - RIM_HEIGHT) / limits.arrivalFeet,
    (start.at.z - limits.firstHeight) / limits.firstHeightSigma,
    Math.log(pace / usual.pace) / usual.paceSigma,
  ];
}

/** A throw from where the first sighting's size puts it into the ring. */
function startOf(
  view: View,
  numbers: CameraNumbers,
  sightings: readonly BallSighting[],
  nearer: number,
  pace: number,
): number[] | null {
  const first = sightings[0];
  const last = sightings.at(-1);
  if (!first || !last) return null;
  const camera = makeCamera(numbers, middleOf(view));
  const depth = (limits.ballLooksLarger * camera.focal * BALL_FEET) / first.diameter / nearer;
  const from: Place = camera.placeAt(first, depth);
  const seconds = Math.max(0.1, (last.seconds - first.seconds) * pace);
  return [
    ...numbers,
    ...[from.x, from.y, from.z],
    -from.x / seconds,
    -from.y / seconds,
    (RIM_HEIGHT - from.z) / seconds + (GRAVITY * seconds) / 2,
    Math.log(pace),
  ];
}

/**
 * The flight of a ball above the court, by what it must obey: gravity, drag, and an end at the
 * ring.
 */
export function fitFlight(
  view: View,
  sightings: readonly BallSighting[],
  usual: Pace,
): FittedFlight | null {
  const camera = fitCamera(view);
  if (!camera || sightings.length < limits.leastSightings) return null;
  const fits = limits.depths
    .map((nearer) => startOf(view, camera.numbers, sightings, nearer, usual.pace))
    .map((start) => start && minimise((p) => flightRows(view, sightings, p, usual), start))
    .filter((fit) => fit !== null)
    .sort((a, b) => a.cost - b.cost);
  const best = fits[0];
  if (!best) return null;
  const numbers = best.parameters.slice(0, CAMERA_PARTS) as unknown as CameraNumbers;
  return {
    ...read(best.parameters),
    camera: makeCamera(numbers, middleOf(view)),
    fit: best,
    from: read,
  };
}
