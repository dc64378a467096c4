import { expect, test } from 'vitest';
import { loopOf } from './shot-loop.ts';

test('a shot loops two seconds around the rim', () => {
  expect(loopOf({ rimSeconds: 10 })).toEqual({ start: 8.8, end: 10.8 });
});

test('the loop does not start before the video', () => {
  expect(loopOf({ rimSeconds: 0.5 })?.start).toBe(0);
});

test('a shot without a moment has no loop', () => {
  expect(loopOf({ rimSeconds: null })).toBeNull();
});
