import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import type { Frame, FrameSource } from './frames/frame.ts';
import { turnMotion } from './stabilise/fit-turn.ts';
import { motionOf } from './stabilise/motion.ts';
import { warpPicture } from './stabilise/warp.ts';
import { dark, orange, ringRed, Sheet } from './testing/draw.ts';
import { eyesForRed } from './testing/eyes-for-red.ts';
import { eyesThatSee } from './testing/eyes.ts';

const width = 320;
const height = 180;
const ring = { cx: 200, cy: 70, rx: 12, ry: 4 };
const lens = { focal: 0.77 * width, cx: width / 2, cy: height / 2 };
const gravity = 370;

/** From the player's hands to the ring in 1 s, then through the net, or off the ring. */
function shotAt(t: number, made: boolean): { x: number; y: number } | null {
  if (t < 0 || t > 2.2) return null;
  const from = { x: 60, y: 90 };
  const top = ring.cy - 4;
  if (t <= 1) {
    const up = top - from.y - gravity / 2;
    return { x: from.x + (ring.cx - from.x) * t, y: from.y + up * t + (gravity / 2) * t * t };
  }
  const after = t - 1;
  if (!made) return { x: ring.cx - 60 * after, y: top - 110 * after + (gravity / 2) * after ** 2 };
  if (after < 0.35) return { x: ring.cx, y: top + 80 * after };
  const fallen = after - 0.35;
  return { x: ring.cx, y: top + 28 + 80 * fallen + (gravity / 2) * fallen ** 2 };
}

/** A place with plenty of texture: a patterned wall, a hoop, a player, and two shots. */
function gym(seconds: number, across = width): Frame {
  const sway = 4 * Math.sin(3 * seconds);
  const sheet = new Sheet(across, height)
    .marks()
    .ring(ring.cx, ring.cy, ring.rx, ring.ry, 2, ringRed)
    .box(50 + sway, 100, 64 + sway, 165, dark);
  const ball = shotAt(seconds - 1, true) ?? shotAt(seconds - 5, false);
  if (ball) sheet.disc(ball.x, ball.y, 12, orange);
  return sheet.frame(seconds);
}

const elsewhere = (seconds: number): Frame =>
  new Sheet(width, height).marks(-777, 333).frame(seconds);

function sourceOf(film: (seconds: number) => Frame): FrameSource {
  const video = {
    ...{ displayWidth: width, displayHeight: height },
    ...{ framesPerSecond: 30, durationSeconds: 8 },
  };
  return {
    ...{ video, width, height },
    async *[Symbol.asyncIterator]() {
      for (let frame = 0; frame < 240; frame++) yield await Promise.resolve(film(frame / 30));
    },
  };
}

/** The gym, seen by a camera turned by `yaw`, `pitch` and `roll` radians. */
const turnedGym = (seconds: number, ...[yaw, pitch, roll]: [number, number, number]): Frame => ({
  ...warpPicture(gym(seconds), turnMotion([yaw, pitch, roll, 0], lens)),
  seconds,
});

/** The part of a wide gym that a camera shows: from a column on, enlarged about the ring's height. */
function windowOf(seconds: number, left: number, zoom = 1): Frame {
  const wide = gym(seconds, 2 * width);
  const top = ring.cy * (1 - 1 / zoom);
  const motion = motionOf({ a: zoom, b: 0, tx: -left * zoom, ty: -top * zoom });
  return cropped({ ...warpPicture(wide, motion), seconds });
}

/** The left half of a picture. */
function cropped({ seconds, luma, chroma, ...size }: Frame): Frame {
  const half = (plane: Uint8Array, wide: number): Uint8Array =>
    plane.filter((_, at) => at % wide < wide / 2);
  return {
    ...{ seconds, width, height, luma: half(luma, size.width) },
    chroma: chroma && {
      ...{ width: width / 2, height: height / 2 },
      ...{ u: half(chroma.u, chroma.width), v: half(chroma.v, chroma.width) },
    },
  };
}

/** The gym from its other side. */
function mirrored({ luma, chroma, ...rest }: Frame): Frame {
  const flip = (plane: Uint8Array, across: number): Uint8Array =>
    plane.map((_, at) => plane[at - (at % across) + across - 1 - (at % across)]!);
  return {
    ...{ ...rest, luma: flip(luma, rest.width) },
    chroma: chroma && {
      ...chroma,
      ...{ u: flip(chroma.u, chroma.width), v: flip(chroma.v, chroma.width) },
    },
  };
}

const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
};

describe('a camera that is moved while it films loses neither shot, and reports the ring in px of the first picture', () => {
  const films: [string, (seconds: number) => Frame, number][] = [
    [
      'zoomed in by 1.7 between them',
      (t) => windowOf(t, 70 * smooth((t - 3.7) / 0.5), 1 + 0.7 * smooth((t - 3.7) / 0.5)),
      ring.cx,
    ],
    [
      'zoomed out between them',
      (t) => windowOf(t, 70 * (1 - smooth((t - 3.7) / 0.5)), 1.7 - 0.7 * smooth((t - 3.7) / 0.5)),
      (ring.cx - 70) * 1.7,
    ],
    [
      'turned to the hoop before the first',
      (t) => windowOf(t, 225 * (1 - smooth((t - 0.1) / 0.7))),
      ring.cx - 225,
    ],
    [
      'turned away between them, and back',
      (t) => windowOf(t, 225 * (smooth((t - 3.3) / 0.5) - smooth((t - 4.2) / 0.5))),
      ring.cx,
    ],
    ['put elsewhere between them', (t) => (t < 3.6 ? gym(t) : mirrored(gym(t))), ring.cx],
  ];
  test.each(films)('%s', async (_name, film, cx) => {
    const { shots, calibration } = await analyse(sourceOf(film), { eyes: eyesForRed() });
    expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
    expect(Math.abs((shots[0]?.rimSeconds ?? 0) - 2)).toBeLessThan(0.3);
    expect(Math.abs((shots[1]?.rimSeconds ?? 0) - 6)).toBeLessThan(0.3);
    expect(Math.abs(calibration.rim.cx - cx)).toBeLessThan(4);
  });
});

describe('two shots are counted and called right', () => {
  const films: [string, (seconds: number) => Frame, string[]][] = [
    ['from a tripod', gym, []],
    [
      'with the phone knocked between them',
      (seconds) => (seconds < 4 ? gym(seconds) : turnedGym(seconds, 0.12, -0.05, 0.04)),
      ['camera_moved'],
    ],
    [
      'with something else shown between them',
      (seconds) => (seconds < 3.6 || seconds > 4.6 ? gym(seconds) : elsewhere(seconds)),
      ['camera_cut'],
    ],
    [
      'from a hand that sways',
      (seconds) =>
        turnedGym(seconds, 0.03 * Math.sin(2 * seconds), 0.02 * Math.sin(3 * seconds), 0),
      ['camera_moved'],
    ],
  ];
  test.each(films)('%s', async (_name, film, said) => {
    const { shots, warnings } = await analyse(sourceOf(film), { eyes: eyesThatSee([ring]) });
    expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
    expect(Math.abs((shots[0]?.rimSeconds ?? 0) - 2)).toBeLessThan(0.3);
    expect(Math.abs((shots[1]?.rimSeconds ?? 0) - 6)).toBeLessThan(0.3);
    const codes = warnings.map(({ code }) => code).filter((code) => code.startsWith('camera'));
    expect(codes).toEqual(said);
  });
});
