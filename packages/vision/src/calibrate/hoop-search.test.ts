import { describe, expect, test } from 'vitest';
import type { RimEllipse } from '../analysis.ts';
import type { SeenHoop } from '../eyes.ts';
import { Sheet } from '../testing/draw.ts';
import { eyesThatSee } from '../testing/eyes.ts';
import { thrown } from '../testing/flights.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { HoopSearch } from './hoop-search.ts';
import { rankHoops } from './rank-hoops.ts';

const near = { cx: 230, cy: 60, rx: 12, ry: 4 };
const far = { cx: 90, cy: 80, rx: 11, ry: 4 };
const picture = new Sheet(320, 180).frame(0);

/** Looks `count` times at the rings that `seen(look)` returns. `ring`: what a close look sees, by default the same. */
async function search(
  count: number,
  seen: (look: number) => readonly (RimEllipse & { odds?: number })[],
  ring?: (rim: RimEllipse) => SeenHoop | null,
): Promise<HoopSearch> {
  let look = 0;
  const hoops = new HoopSearch({
    ...eyesThatSee([]),
    hoops: (shown) => eyesThatSee(seen(look)).hoops(shown),
    ring: (shown, rim) =>
      ring ? Promise.resolve(ring(rim)) : eyesThatSee(seen(look)).ring(shown, rim),
  });
  for (; look < count; look++) await hoops.look(picture, look / 4);
  return hoops;
}

const chosenAt = (hoops: HoopSearch): number | null => rankHoops(hoops)[0]?.place.rim.cx ?? null;

describe('which place is taken for the hoop', () => {
  test.each<[string, (look: number) => readonly (RimEllipse & { odds?: number })[], number | null]>(
    [
      ['none, when nothing looks like one', () => [], null],
      [
        'none, when something did so in one look of many',
        (look) => (look === 3 ? [near] : []),
        null,
      ],
      ['none, when something hardly does', () => [{ ...near, odds: 0.1 }], null],
      ['the only one', () => [near], 230],
      ['one that every other look misses', (look) => (look % 2 === 0 ? [near] : []), 230],
      ['the likelier of two', () => [{ ...far, odds: 0.5 }, near], 230],
    ],
  )('%s', async (_name, seen, cx) => {
    expect(chosenAt(await search(10, seen))).toBe(cx);
  });

  test('the one that balls come down at, though the other looks more like a hoop', async () => {
    const hoops = await search(10, () => [
      { ...far, odds: 0.95 },
      { ...near, odds: 0.6 },
    ]);
    expect(chosenAt(hoops)).toBe(far.cx);
    for (const at of [1, 4]) hoops.learn(thrown({ from: [60, 120], to: [230, 60], at }));
    expect(chosenAt(hoops)).toBe(near.cx);
  });

  test('balls that come down where nothing looks like a hoop do not make one', async () => {
    const hoops = await search(10, () => []);
    for (const at of [1, 4]) hoops.learn(thrown({ from: [60, 120], to: [230, 60], at }));
    expect(rankHoops(hoops)).toEqual([]);
  });
});

describe('the confidence in a hoop', () => {
  test('is lower when a close look sees no ring there', async () => {
    const closely = await search(
      10,
      () => [near],
      () => null,
    );
    expect(rankHoops(closely)[0]?.confidence ?? 0).toBeLessThan(0.8);
  });

  const sureness = async (...seen: readonly (RimEllipse & { odds?: number })[]): Promise<number> =>
    rankHoops(await search(10, () => seen))[0]?.confidence ?? 0;

  test('is high when it looks like a hoop and no other place does', async () => {
    expect(await sureness(near)).toBeGreaterThan(0.95);
  });

  test('is lower when it looks little like a hoop', async () => {
    expect(await sureness({ ...near, odds: 0.3 })).toBeLessThan(0.5);
  });

  test('is lower when another place may be the hoop', async () => {
    expect(await sureness(near, far)).toBeLessThan(0.6);
  });

  test('is higher when balls come down at something that looks little like a hoop', async () => {
    const hoops = await search(10, () => [{ ...near, odds: 0.3 }]);
    const before = rankHoops(hoops)[0]?.confidence ?? 0;
    for (const at of [1, 4]) hoops.learn(thrown({ from: [60, 120], to: [230, 60], at }));
    expect(rankHoops(hoops)[0]?.confidence).toBeGreaterThan(before + 0.2);
  });
});

describe('the position of the ring', () => {
  const shaken = (look: number): readonly RimEllipse[] => [
    { ...near, cx: near.cx + (look % 3) - 1 },
  ];

  test('is the median of all looks, so that an outlier moves nothing', async () => {
    const hoops = await search(9, (look) => (look === 4 ? [{ ...near, rx: 18 }] : shaken(look)));
    expect(rankHoops(hoops)[0]?.place.rim).toEqual(near);
  });

  test('is measured by close looks, once there are some', async () => {
    const measured = { cx: 231, cy: 61, rx: 13, ry: 3 };
    const hoops = await search(9, shaken, () => ({ rim: measured, odds: 0.8 }));
    expect(rankHoops(hoops)[0]?.place.rim).toEqual(measured);
  });

  test('ignores a close look that sees another ring', async () => {
    const hoops = await search(
      9,
      () => [near],
      () => ({ rim: far, odds: 0.8 }),
    );
    expect(rankHoops(hoops)[0]?.place.rim).toEqual(near);
  });

  test('stays the same object while it hardly moves, so that its watch need not restart', async () => {
    const hoops = await search(2, () => [near]);
    const before = hoops.ranked()[0]?.place.rim;
    await hoops.look(picture, 9);
    expect(hoops.ranked()[0]?.place.rim).toBe(before);
  });
});

test("a place out of the camera's view loses no confidence", async () => {
  const hoops = await search(4, (look) => (look < 4 ? [near] : []));
  const elsewhere = { ...picture, luma: new Uint8Array(picture.luma.length) };
  const before = hoops.ranked()[0]?.place.odds;
  for (let look = 0; look < 20; look++) await hoops.look(elsewhere, 10 + look);
  expect(hoops.ranked()[0]?.place.odds).toBe(before);
});

test('looks often at first and rarely later', async () => {
  const hoops = new HoopSearch(eyesThatSee([near]));
  const looks: number[] = [];
  for (let seconds = 0; seconds < 120; seconds += 1 / 30) {
    if (!hoops.isDue(seconds)) continue;
    looks.push(seconds);
    await hoops.look(picture, seconds);
  }
  expect(looks.filter((seconds) => seconds < 1.01)).toHaveLength(3);
  expect(looks.length).toBeLessThan(60);
  const last = looks.at(-1) ?? 0;
  expect(last - (looks.at(-2) ?? 0)).toBeCloseTo(limits.maxLookGapSeconds, 1);
});
