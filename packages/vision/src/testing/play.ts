import type { Frame, FrameSource } from '../frames/frame.ts';
import { dark, orange, ringRed, Sheet } from './draw.ts';

/** Working picture, px; the displayed one is twice as large. */
export const width = 320;
export const height = 180;
export const ring = { cx: 230, cy: 60, rx: 12, ry: 4 };
export const player = {
  left: 50,
  right: 64,
  top: 90,
  bottom: 160,
  feet: { x: 57, y: 160 },
  odds: 0.9,
};

/** A player; `ball` is where the ball is at a moment, null when out of sight. */
function play(sheet: Sheet, seconds: number, ball: { x: number; y: number } | null): Frame {
  // The player sways, as people do.
  sheet.box(50 + 4 * Math.sin(3 * seconds), 90, 64 + 4 * Math.sin(3 * seconds), 160, dark);
  if (ball) sheet.disc(ball.x, ball.y, 12, orange);
  return sheet.frame(seconds);
}

const board = () =>
  new Sheet(width, height)
    .box(244, 25, 248, 75, { y: 230, u: 128, v: 128 })
    .ring(ring.cx, ring.cy, ring.rx, ring.ry, 2, ringRed);

const gravity = 370;

/** From the player's hands to the ring in 1 s, then through the net, or off the ring. */
export function shotAt(t: number, made: boolean): { x: number; y: number } | null {
  if (t < 0 || t > 2.2) return null;
  const from = { x: 60, y: 80 };
  if (t <= 1) {
    const up = ring.cy - 4 - from.y - gravity / 2;
    return { x: from.x + (ring.cx - from.x) * t, y: from.y + up * t + (gravity / 2) * t * t };
  }
  const after = t - 1;
  if (!made)
    return { x: ring.cx - 60 * after, y: ring.cy - 4 - 110 * after + (gravity / 2) * after ** 2 };
  if (after < 0.35) return { x: ring.cx, y: ring.cy - 4 + 80 * after };
  const fallen = after - 0.35;
  return { x: ring.cx, y: ring.cy + 24 + 80 * fallen + (gravity / 2) * fallen ** 2 };
}

/** A film of a player, and of a ball at the given point at each moment. */
export function sourceOf(
  seconds: number,
  ballAt: (seconds: number) => ReturnType<typeof shotAt>,
): FrameSource {
  const video = {
    displayWidth: 2 * width,
    displayHeight: 2 * height,
    framesPerSecond: 30,
    durationSeconds: seconds,
  };
  return {
    video,
    width,
    height,
    async *[Symbol.asyncIterator]() {
      for (let frame = 0; frame < seconds * 30; frame++) {
        const now = frame / 30;
        // Frames come from a decoder, one promise each.
        yield await Promise.resolve(play(board(), now, ballAt(now)));
      }
    },
  };
}

/** One made at second 2, one missed at second 5.5. */
export const twoShots = () =>
  sourceOf(8, (now) => shotAt(now - 1, true) ?? shotAt(now - 4.5, false));
