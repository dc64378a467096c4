import { beforeAll, describe, expect, test } from 'vitest';
import type { Analysis, AnalysisProgress } from './analysis.ts';
import { NoHoopFound } from './analysis.ts';
import { analyze } from './analyze.ts';
import type { Frame, FrameSource } from './frames/frame.ts';
import { dark, orange, ringRed, Sheet } from './testing/draw.ts';
import { makeCamera } from './locate/camera.ts';
import { linesSeenBy } from './testing/court-lines.ts';
import { eyesThatSee } from './testing/eyes.ts';

const width = 320;
const height = 180;
const ring = { cx: 230, cy: 60, rx: 12, ry: 4 };
const eyes = eyesThatSee([ring]);
const player = { left: 50, right: 64, top: 90, bottom: 160, feet: { x: 57, y: 160 }, odds: 0.9 };
const blind = eyesThatSee([], [player]);

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
function shotAt(t: number, made: boolean): { x: number; y: number } | null {
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

function sourceOf(
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

const twoShots = () => sourceOf(8, (now) => shotAt(now - 1, true) ?? shotAt(now - 4.5, false));

describe('a workout of one made and one missed shot', () => {
  let found: Analysis;
  const reports: AnalysisProgress[] = [];
  beforeAll(async () => {
    found = await analyze(twoShots(), { eyes, onProgress: (report) => reports.push(report) });
  }, 60_000);

  test('both are found, at their moment, with the right call', () => {
    expect(found.shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
    const [made, missed] = found.shots;
    expect(Math.abs((made?.rimSeconds ?? 0) - 2)).toBeLessThan(0.3);
    expect(Math.abs((missed?.rimSeconds ?? 0) - 5.5)).toBeLessThan(0.3);
    expect(Math.abs((made?.releaseSeconds ?? 0) - 1)).toBeLessThan(0.3);
  });

  test('the hoop is found by itself, in displayed pixels', () => {
    const { rim, source } = found.calibration;
    expect(source).toBe('found');
    expect(Math.hypot(rim.cx - 2 * ring.cx, rim.cy - 2 * ring.cy)).toBeLessThan(16);
  });

  test('without court marks no place on the court is claimed', () => {
    expect(found.shots.every(({ court, zone }) => court === null && zone === null)).toBe(true);
  });

  test('progress is told in order, and ends with judging', () => {
    expect(reports.at(0)?.stage).toBe('finding_hoop');
    expect(reports.at(-1)?.stage).toBe('judging');
    expect(reports.at(-1)?.shotsSoFar).toBe(2);
  });
});

test('frames that are given back are looked at no more: they may be written over at once', async () => {
  let given = 0;
  const giveBack = ({ luma, chroma }: Frame): void => {
    given++;
    for (const plane of [luma, chroma?.u, chroma?.v]) plane?.fill(given % 256);
  };
  const long = () => sourceOf(13, (now) => shotAt(now - 1, true) ?? shotAt(now - 10.5, false));
  const left = await analyze(long(), { eyes });
  expect(await analyze({ ...long(), giveBack }, { eyes })).toEqual(left);
  expect(given).toBeGreaterThan(100);
}, 60_000);

test('a hoop and court given by the user are used as they are', async () => {
  const rim = { cx: 460, cy: 120, rx: 24, ry: 8 };
  // Ten displayed px a foot, the basket above the player's feet.
  const court = [
    { image: [0, 0], court: [-11.4, -17] },
    { image: [600, 0], court: [48.6, -17] },
    { image: [600, 300], court: [48.6, 13] },
    { image: [0, 300], court: [-11.4, 13] },
  ] as const;
  const found = await analyze(twoShots(), { eyes: blind, calibration: { rim, court } });
  expect(found.calibration).toMatchObject({ rim, source: 'user', confidence: 1 });
  expect(found.shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
  expect(found.shots[0]?.zone).toBe('zone_5_free_throw');
});

describe('a court whose lines the eyes see', () => {
  // From beside the half court, further off than the shots of these tests are played.
  const camera = makeCamera([18, 26, 5, -2.44, 0.02, 0, Math.log(250)], { x: width / 2, y: height / 2 }); // prettier-ignore
  const above = camera.project({ x: 0, y: 0, z: 10 });
  const far = { cx: above?.x ?? 0, cy: above?.y ?? 0, rx: 6, ry: 1.2 };
  const lines = linesSeenBy(camera, 'high_school', { width, height });
  const seeing = { ...eyesThatSee([far]), lines: () => Promise.resolve(lines) };

  test('is told with its marks in displayed pixels and the rules by which it is painted', async () => {
    const { calibration } = await analyze(twoShots(), { eyes: seeing });
    expect(calibration).toMatchObject({ courtSource: 'found', lines: 'high_school' });
    const corner = calibration.court?.find(({ court: [x, y] }) => x > 0 && x < 7 && y > 0);
    const seen = camera.project({ x: corner?.court[0] ?? 0, y: corner?.court[1] ?? 0, z: 0 });
    expect(corner?.image[0]).toBeCloseTo(2 * (seen?.x ?? 0), -1);
    expect(corner?.image[1]).toBeCloseTo(2 * (seen?.y ?? 0), -1);
  }, 60_000);

  test('is not looked for where the player gave one', async () => {
    const given = [...[0, 300].flatMap((y) => [0, 600].map((x) => [x, y] as const))];
    const court = given.map(([x, y]) => ({ image: [x, y], court: [x / 10 - 20, y / 10] }) as const);
    const blindfold = { ...eyes, lines: () => Promise.reject(new Error('asked for lines')) };
    const found = await analyze(twoShots(), { eyes: blindfold, calibration: { rim: null, court } });
    expect(found.calibration).toMatchObject({ court, courtSource: 'user', lines: null });
  }, 60_000);
});

test('a video in which nothing looks like a hoop is refused, whatever flies in it', async () => {
  await expect(analyze(twoShots(), { eyes: blind })).rejects.toThrow(NoHoopFound);
});

test('a doubtful hoop at which nothing happens is none', async () => {
  const doubtful = eyesThatSee([{ ...ring, odds: 0.3 }]);
  await expect(
    analyze(
      sourceOf(2, () => null),
      { eyes: doubtful },
    ),
  ).rejects.toThrow(NoHoopFound);
});

test('of two hoops the one that is shot at is counted, also where the other looks more like one', async () => {
  const other = { cx: 90, cy: 40, rx: 9, ry: 3, odds: 0.95 };
  const both = eyesThatSee([other, { ...ring, odds: 0.6 }]);
  const { calibration, shots } = await analyze(twoShots(), { eyes: both });
  expect(calibration.rim.cx).toBe(2 * ring.cx);
  expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
});

test('with the hoop given, a video without shots says so', async () => {
  const rim = { cx: 460, cy: 120, rx: 24, ry: 8 };
  const found = await analyze(
    sourceOf(2, () => null),
    { eyes: blind, calibration: { rim, court: null } },
  );
  expect(found.shots).toEqual([]);
  expect(found.warnings.map(({ code }) => code)).toContain('no_shots');
});

test('an analysis called off stops', async () => {
  const signal = AbortSignal.abort();
  await expect(analyze(twoShots(), { eyes, signal })).rejects.toThrow('called off');
});
