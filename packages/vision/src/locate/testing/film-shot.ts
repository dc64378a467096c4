import { BALL_DIAMETERS, REGULATION } from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '../../analysis.ts';
import type { BallState } from '../ball-flight.ts';
import { flyOn } from '../ball-flight.ts';
import type { Camera, CameraNumbers, Place } from '../camera.ts';
import { makeCamera } from '../camera.ts';
import { atRing } from '../fit-flight.ts';
import type { BallSighting } from '../fit-flight.ts';

/** A phone on a tripod at the right of the court: 640 × 360. */
export const size = { width: 640, height: 360 };
const phone: CameraNumbers = [18, 27, 5, Math.PI + 0.65, 0.05, 0.005, Math.log(510)];
export const camera: Camera = makeCamera(phone, { x: 320, y: 180 });

function seen(place: Place): { x: number; y: number; depth: number } {
  const image = camera.project(place);
  if (!image) throw new Error('Nothing of the test scene is behind the camera.');
  return image;
}

export function rimSeen(rimHeight = 10): RimEllipse {
  const { x, y, depth } = seen({ x: 0, y: 0, z: rimHeight });
  const rx = (camera.focal * 0.75) / depth;
  const [px, py, pz] = phone;
  return { cx: x, cy: y, rx, ry: (rx * (rimHeight - pz)) / Math.hypot(px, py, rimHeight - pz) };
}

/** Corners of the lane and more, as a careful hand marks them. */
export function marksSeen(mirrored = false): CourtMark[] {
  const spots = [[-6, -5.25], [6, -5.25], [-6, 13.75], [6, 13.75], [0, 19.75], [-25, -5.25]] as const; // prettier-ignore
  return spots.map(([x, y]) => {
    const image = seen({ x, y, z: 0 });
    return { image: [image.x, image.y], court: [mirrored ? -x : x, y] };
  });
}

/** A throw from a spot (feet) whose ball comes down into the ring. */
export function throwFrom(x: number, y: number, degrees = 52, equipment = REGULATION): BallState {
  const distance = Math.hypot(x, y);
  const from = { x: x - x / distance, y: y - y / distance, z: 0.76 * equipment.rimHeight };
  const aim = Math.hypot(from.x, from.y);
  const turn = (degrees * Math.PI) / 180;
  let speed = 22;
  let state: BallState = { at: from, speed: from };
  // A faster throw reaches further: a few secant steps find the speed.
  for (let i = 0; i < 60; i++) {
    const forward = (speed * Math.cos(turn)) / aim;
    state = { at: from, speed: { x: -from.x * forward, y: -from.y * forward, z: speed * Math.sin(turn) } }; // prettier-ignore
    const { at } = atRing(state, equipment).state;
    speed += 0.5 * (aim - Math.hypot(at.x - from.x, at.y - from.y));
  }
  return state;
}

/** A tracker's sightings of a throw released at `releasedAt` seconds, with an error of a few tenths of a px. */
export function sightingsOf(
  thrown: BallState,
  releasedAt: number,
  { pace = 1, noise = 0.3, from = 0.04, equipment = REGULATION } = {},
): BallSighting[] {
  const lasting = atRing(thrown, equipment).seconds;
  const ball = BALL_DIAMETERS[equipment.ballSize];
  const count = Math.floor(((lasting - from - 0.06) / pace) * 30);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const real = from + (at / 30) * pace;
    const { x, y, depth } = seen(flyOn(thrown, real).at);
    return {
      seconds: releasedAt + real / pace,
      x: x + noise * Math.sin(at * 12.9898),
      y: y + noise * Math.sin(at * 78.233),
      diameter: (1.08 * camera.focal * ball) / depth + noise * Math.sin(at * 37.719),
    };
  });
}

/** The same sightings with those before them, while hands lifted the ball to its release. */
export function liftedSightingsOf(thrown: BallState, releasedAt: number): BallSighting[] {
  const { x, y, z } = thrown.at;
  const lifted = [5, 4, 3, 2, 1].map((frames) => {
    const image = seen({ x, y, z: z - 0.35 * frames });
    const diameter = (1.08 * camera.focal * 0.79) / image.depth;
    return { seconds: releasedAt - frames / 30, x: image.x, y: image.y, diameter };
  });
  return [...lifted, ...sightingsOf(thrown, releasedAt)];
}
