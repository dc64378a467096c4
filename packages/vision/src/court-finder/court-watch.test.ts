import { REGULATION } from '@hooplog/domain';
import { expect, it } from 'vitest';
import type { SeenLines } from '../eyes.ts';
import { eyesThatSee } from '../testing/eyes.ts';
import { CourtWatch } from './court-watch.ts';

const lines = (lane: number): SeenLines => {
  const map = (odds: number) => Float32Array.of(odds);
  return {
    cell: 4,
    columns: 1,
    rows: 1,
    odds: { lane: map(lane), circle: map(0), three: map(0), edge: map(0) },
  };
};
const picture = { width: 4, height: 4, luma: new Uint8Array(16), chroma: null };

function watchOf(answers: readonly number[]) {
  const left = [...answers];
  return new CourtWatch({
    ...eyesThatSee([]),
    lines: () => Promise.resolve(lines(left.shift() ?? 0)),
  });
}

it('gives the mean of all looks, so that a player in front of a line does not hide it for ever', async () => {
  const watch = watchOf([0.9, 0, 0.6]);
  expect(watch.lines).toBeNull();
  for (const seconds of [0, 1, 2]) await watch.look(picture, seconds);
  expect(watch.lines?.odds.lane[0]).toBeCloseTo(0.5, 6);
});

it('looks often at the start, then less and less often, and finally stops', async () => {
  const watch = watchOf([]);
  const looked: number[] = [];
  for (let eighth = 24; eighth < 1600; eighth++) {
    if (!watch.isDue(eighth / 8)) continue;
    looked.push(eighth / 8 - 3);
    await watch.look(picture, eighth / 8);
  }
  expect(looked).toEqual([0, 0.5, 1, 2, 4, 8]);
});

it('gives the azimuths around a ring by all looks together, and none before the first', async () => {
  const size = { width: 64, height: 64 };
  const rim = { cx: 32, cy: 30, rx: 4, ry: 1 };
  const look = (left: number) => {
    const luma = Uint8Array.from({ length: 64 * 64 }, (_, at) => (at % 64 > left ? 200 : 40));
    return { ...size, luma, chroma: null };
  };
  const watch = watchOf([]);
  expect(watch.azimuthsAround(rim, REGULATION)).toBeNull();
  await watch.look(look(20), 0);
  const first = watch.azimuthsAround(rim, REGULATION);
  expect(watch.azimuthsAround({ ...rim }, REGULATION)).toBe(first);
  await watch.look(look(40), 1);
  expect(watch.azimuthsAround(rim, REGULATION)).not.toEqual(first);
  const elsewhere = { ...rim, cx: 20 };
  expect(watch.azimuthsAround(elsewhere, REGULATION)).not.toEqual(
    watch.azimuthsAround(rim, REGULATION),
  );
});
