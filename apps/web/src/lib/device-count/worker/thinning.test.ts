import { expect, test } from 'vitest';
import { Thinning } from './thinning.ts';

/** Frames taken in some seconds at a camera's rate, on a device that processes `deviceRate` a second. */
function play(cameraRate: number, deviceRate: number, seconds: number) {
  const thinning = new Thinning();
  let waiting = 0;
  let most = 0;
  const taken: boolean[] = [];
  for (let at = 0; at < cameraRate * seconds; at++) {
    const takes = thinning.takesNext(waiting);
    taken.push(takes);
    waiting = Math.max(0, waiting + (takes ? 1 : 0) - deviceRate / cameraRate);
    most = Math.max(most, waiting);
  }
  return { thinning, taken, most };
}

test('a device that is quick enough drops nothing', () => {
  const { thinning, taken } = play(30, 40, 60);
  expect(taken.every(Boolean)).toBe(true);
  expect(thinning.keepsUp).toBe(true);
});

test.each([
  { deviceRate: 16, every: 2 },
  { deviceRate: 11, every: 3 },
])(
  'a device that processes $deviceRate a second takes every nth frame, n = $every',
  ({ deviceRate, every }) => {
    const { thinning, taken } = play(30, deviceRate, 20);
    const last = taken.slice(-90);
    expect(thinning.keepsUp).toBe(false);
    expect(last.filter(Boolean)).toHaveLength(90 / every);
    const first = last.indexOf(true);
    expect(last.every((takes, at) => takes === ((at - first) % every === 0))).toBe(true);
  },
);

test('a device that is far too slow never exceeds its memory limit', () => {
  expect(play(60, 2, 120).most).toBeLessThan(121);
});

test('a device that was busy for a while recovers and takes all frames again', () => {
  const thinning = new Thinning();
  for (let at = 0; at < 70; at++) thinning.takesNext(at);
  expect(thinning.keepsUp).toBe(false);
  for (let at = 0; at < 400; at++) thinning.takesNext(0);
  expect(thinning.keepsUp).toBe(true);
});
