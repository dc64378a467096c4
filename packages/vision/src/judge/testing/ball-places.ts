import type { BallWay } from '../ball-way.ts';
import type { BallPlace } from '../places.ts';
import { rim } from './film-way.ts';

/** A place of the ball: video seconds, half rim widths to the right of the ring's middle and below it, score. */
export const place = (seconds: number, u: number, v: number, score = 0.8): BallPlace => ({
  ...{ seconds, u, v, score },
});

/** Places one picture after another, thirty a second, from a moment on. */
export const inRow = (from: number, ...uv: readonly (readonly [u: number, v: number])[]) =>
  uv.map(([u, v], frame) => place(from + frame / 30, u, v));

/** A ball around the ring of which only this is known. */
export const wayWith = (known: Partial<BallWay>): BallWay => ({
  ...{ places: [], pace: 1, landings: [], bounces: [], stirs: [], rim, openness: 0.3 },
  ...known,
});
