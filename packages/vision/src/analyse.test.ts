import { beforeAll, describe, expect, test } from 'vitest';
import type { Analysis, AnalysisProgress } from './analysis.ts';
import { NoHoopFound } from './analysis.ts';
import type { Counted } from './count.ts';
import { analyse } from './analyse.ts';
import type { Frame } from './frames/frame.ts';
import { makeCamera } from './locate/camera.ts';
import { linesSeenBy } from './testing/court-lines.ts';
import { eyesThatSee } from './testing/eyes.ts';
import { height, player, ring, shotAt, sourceOf, twoShots, width } from './testing/play.ts';

const eyes = eyesThatSee([ring]);
const blind = eyesThatSee([], [player]);

describe('a workout of one made and one missed shot', () => {
  let found: Analysis;
  const reports: AnalysisProgress[] = [];
  beforeAll(async () => {
    found = await analyse(twoShots(), { eyes, onProgress: (report) => reports.push(report) });
  });

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

  test('without court marks it claims no spot, but a zone: the board is seen from the side, the throw comes from before it', () => {
    const places = found.shots.map(({ court, zone }) => ({ court, zone }));
    const place = { court: null, zone: 'zone_5_free_throw' };
    expect(places).toEqual([place, place]);
  });

  test('progress is reported in order, and ends with judging', () => {
    expect(reports.at(0)?.stage).toBe('finding_hoop');
    expect(reports.at(-1)?.stage).toBe('judging');
    expect(reports.at(-1)?.shotsSoFar).toBe(2);
  });
});

test('released frames are not read again: they may be overwritten at once', async () => {
  let given = 0;
  const release = ({ luma, chroma }: Frame): void => {
    given++;
    for (const plane of [luma, chroma?.u, chroma?.v]) plane?.fill(given % 256);
  };
  const long = () => sourceOf(13, (now) => shotAt(now - 1, true) ?? shotAt(now - 10.5, false));
  const left = await analyse(long(), { eyes });
  expect(await analyse({ ...long(), release }, { eyes })).toEqual(left);
  expect(given).toBeGreaterThan(100);
});

test('a hoop and court given by the user are used as they are', async () => {
  const rim = { cx: 460, cy: 120, rx: 24, ry: 8 };
  // Ten displayed px a foot, the basket above the player's feet.
  const court = [
    { image: [0, 0], court: [-11.4, -17] },
    { image: [600, 0], court: [48.6, -17] },
    { image: [600, 300], court: [48.6, 13] },
    { image: [0, 300], court: [-11.4, 13] },
  ] as const;
  const found = await analyse(twoShots(), { eyes: blind, calibration: { rim, court } });
  expect(found.calibration).toMatchObject({ rim, source: 'user', confidence: 1 });
  expect(found.shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
  expect(found.shots[0]?.zone).toBe('zone_5_free_throw');
});

describe('a court whose lines the eyes see', () => {
  // From beside the half court, further away than the shots of these tests are taken.
  const camera = makeCamera([18, 26, 5, -2.44, 0.02, 0, Math.log(250)], { x: width / 2, y: height / 2 }); // prettier-ignore
  const above = camera.project({ x: 0, y: 0, z: 10 });
  const far = { cx: above?.x ?? 0, cy: above?.y ?? 0, rx: 6, ry: 1.2 };
  const lines = linesSeenBy(camera, 'high_school', { width, height });
  const seeing = { ...eyesThatSee([far]), lines: () => Promise.resolve(lines) };

  test('is reported with its marks in displayed pixels and its rule book', async () => {
    const { calibration } = await analyse(twoShots(), { eyes: seeing });
    expect(calibration).toMatchObject({ courtSource: 'found', lines: 'high_school' });
    const corner = calibration.court?.find(({ court: [x, y] }) => x > 0 && x < 7 && y > 0);
    const seen = camera.project({ x: corner?.court[0] ?? 0, y: corner?.court[1] ?? 0, z: 0 });
    expect(corner?.image[0]).toBeCloseTo(2 * (seen?.x ?? 0), -1);
    expect(corner?.image[1]).toBeCloseTo(2 * (seen?.y ?? 0), -1);
  });

  test('is not looked for where the player gave one', async () => {
    const given = [...[0, 300].flatMap((y) => [0, 600].map((x) => [x, y] as const))];
    const court = given.map(([x, y]) => ({ image: [x, y], court: [x / 10 - 20, y / 10] }) as const);
    const blindfold = { ...eyes, lines: () => Promise.reject(new Error('asked for lines')) };
    const found = await analyse(twoShots(), { eyes: blindfold, calibration: { rim: null, court } });
    expect(found.calibration).toMatchObject({ court, courtSource: 'user', lines: null });
  });
});

test('a video in which nothing looks like a hoop is refused, even if balls fly in it', async () => {
  await expect(analyse(twoShots(), { eyes: blind })).rejects.toThrow(NoHoopFound);
});

test('a doubtful hoop at which nothing happens is asked about, and not refused', async () => {
  const doubtful = eyesThatSee([{ ...ring, odds: 0.3 }]);
  const found = await analyse(
    sourceOf(2, () => null),
    { eyes: doubtful },
  );
  expect(found).toMatchObject({ asked: true, shots: [], candidates: [{ shots: 0 }] });
  expect(found.warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['hoop_unsure', 'no_shots']),
  );
});

describe('several places that look like a hoop', () => {
  const other = { cx: 90, cy: 40, rx: 9, ry: 3, odds: 0.95 };
  const both = eyesThatSee([other, { ...ring, odds: 0.2 }]);
  let counted: Counted | null = null;
  beforeAll(async () => {
    await analyse(twoShots(), { eyes: both, onCounted: (all) => (counted = all) });
  });

  test('are all offered; the one that is shot at comes first', () => {
    const { candidates } = counted!.analysis;
    expect(candidates.map(({ rim: { cx }, shots }) => [cx, shots])).toEqual([
      [2 * ring.cx, 2],
      [2 * other.cx, 0],
    ]);
  });

  test('lead to a question, and each candidate carries the shots it would count if chosen', () => {
    const { analysis, choices } = counted!;
    expect(analysis.asked).toBe(true);
    expect(choices.map(({ analysis: { calibration, shots } }) => [calibration.source, shots.length])).toEqual([['user', 2], ['user', 0]]); // prettier-ignore
    expect(choices[0]?.analysis.shots.map(({ needsReview }) => needsReview)).toEqual([false, false]); // prettier-ignore
  });
});

test('of two hoops the one that is shot at is counted, even where the other looks more like one', async () => {
  const other = { cx: 90, cy: 40, rx: 9, ry: 3, odds: 0.95 };
  const both = eyesThatSee([other, { ...ring, odds: 0.6 }]);
  const { calibration, shots } = await analyse(twoShots(), { eyes: both });
  expect(calibration.rim.cx).toBe(2 * ring.cx);
  expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
});

test('with the hoop given, a video without shots says so', async () => {
  const rim = { cx: 460, cy: 120, rx: 24, ry: 8 };
  const found = await analyse(
    sourceOf(2, () => null),
    { eyes: blind, calibration: { rim, court: null } },
  );
  expect(found.shots).toEqual([]);
  expect(found.warnings.map(({ code }) => code)).toContain('no_shots');
});

test('a cancelled analysis stops', async () => {
  const signal = AbortSignal.abort();
  await expect(analyse(twoShots(), { eyes, signal })).rejects.toThrow('cancelled');
});
