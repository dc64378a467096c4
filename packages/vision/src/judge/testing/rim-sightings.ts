import type { BallTrajectory } from '../ball-trajectory.ts';
import type { RimSighting } from '../rim-sightings.ts';
import { rim } from './film-trajectory.ts';

/** A sighting of the ball: video seconds, half rim widths to the right of the ring's centre and below it, score. */
export const sighting = (seconds: number, u: number, v: number, score = 0.8): RimSighting => ({
  ...{ seconds, u, v, score },
});

/** One sighting per picture, thirty a second, from a moment on. */
export const inRow = (from: number, ...uv: readonly (readonly [u: number, v: number])[]) =>
  uv.map(([u, v], frame) => sighting(from + frame / 30, u, v));

/** A ball around the ring with only these properties. */
export const trajectoryWith = (known: Partial<BallTrajectory>): BallTrajectory => ({
  ...{ sightings: [], pace: 1, rimArrivals: [], bounces: [], netMotions: [], rim, rimAspect: 0.3 },
  ...known,
});
