import { expect, test } from 'vitest';
import { FrameRateMeter } from './frame-rate-meter.ts';

function paceOf(moments: readonly number[]): FrameRateMeter {
  const pace = new FrameRateMeter();
  for (const moment of moments) pace.count(moment);
  return pace;
}

const steady = (perSecond: number, seconds: number): number[] =>
  Array.from({ length: perSecond * seconds }, (_, at) => at / perSecond);

test.each([
  { of: 'a steady camera', moments: steady(30, 5), perSecond: 30, isEven: true },
  { of: 'a slow one', moments: steady(12, 5), perSecond: 12, isEven: true },
  { of: 'one picture', moments: [3], perSecond: 0, isEven: true },
  {
    of: 'a camera of which half a second is missing',
    moments: steady(30, 5).filter((moment) => moment < 3.5 || moment > 4),
    perSecond: 22,
    isEven: false,
  },
  {
    of: 'a camera that was slow long ago',
    moments: steady(30, 5).filter((moment) => moment > 2 || moment < 1),
    perSecond: 30,
    isEven: true,
  },
])('$of', ({ moments, perSecond, isEven }) => {
  const pace = paceOf(moments);
  expect(Math.round(pace.perSecond)).toBe(perSecond);
  expect(pace.isEven).toBe(isEven);
});
