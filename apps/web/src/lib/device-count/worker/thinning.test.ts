import { expect, test } from 'vitest';
import { Thinning } from './thinning.ts';

/** Pictures taken of those that come in some seconds, on a device that looks at so many a second. */
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

test('a device that is quick enough leaves out nothing', () => {
  const { thinning, taken } = play(30, 40, 60);
  expect(taken.every(Boolean)).toBe(true);
  expect(thinning.keepsUp).toBe(true);
});

test.each([
  { deviceRate: 16, every: 2 },
  { deviceRate: 11, every: 3 },
])(
  'one that looks at $deviceRate a second takes one of $every, evenly',
  ({ deviceRate, every }) => {
    const { thinning, taken } = play(30, deviceRate, 20);
    const last = taken.slice(-90);
    expect(thinning.keepsUp).toBe(false);
    expect(last.filter(Boolean)).toHaveLength(90 / every);
    const first = last.indexOf(true);
    expect(last.every((takes, at) => takes === ((at - first) % every === 0))).toBe(true);
  },
);

test('one that is far too slow holds no more than its memory allows', () => {
  expect(play(60, 2, 120).most).toBeLessThan(121);
});

test('one that was busy for a while takes all again', () => {
  const thinning = new Thinning();
  for (let at = 0; at < 70; at++) thinning.takesNext(at);
  expect(thinning.keepsUp).toBe(false);
  for (let at = 0; at < 400; at++) thinning.takesNext(0);
  expect(thinning.keepsUp).toBe(true);
});
