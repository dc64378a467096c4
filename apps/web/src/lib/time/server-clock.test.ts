import { afterEach, expect, test, vi } from 'vitest';
import { clockError, forgetServerTime, noteServerTime, serverNow } from './server-clock.ts';

const NOW = Date.parse('2026-11-20T18:00:00.500Z');
const MINUTE = 60_000;

/** A response that the server wrote while this device's clock showed NOW. */
const hear = (aheadMs: number, isFresh = true, roundTripMs = 200) => {
  noteServerTime({
    date: new Date(NOW - aheadMs - 500).toUTCString(),
    sentAt: NOW - roundTripMs / 2,
    receivedAt: NOW + roundTripMs / 2,
    isFresh,
  });
};

afterEach(() => {
  forgetServerTime();
  vi.useRealTimers();
});

test.each<
  [what: string, heard: [aheadMs: number, isFresh?: boolean, ms?: number][], error: number | null]
>([
  ['nothing heard', [], null],
  ['a clock that is right', [[0]], 0],
  ['a few seconds are ignored', [[9000]], 0],
  ['six minutes ahead', [[6 * MINUTE]], 6 * MINUTE],
  ['a day behind', [[-1440 * MINUTE]], -1440 * MINUTE],
  ['corrected in the meantime', [[6 * MINUTE], [0]], 0],
  ['an answer from a cache after a fresh one', [[0], [600 * MINUTE, false]], 0],
  [
    'a fresh one after one from a cache',
    [
      [600 * MINUTE, false],
      [0, false],
    ],
    0,
  ],
  ['an answer that took too long', [[6 * MINUTE, true, 20_000]], null],
])('%s', (_, heard, error) => {
  for (const answer of heard) hear(...answer);
  expect(clockError()).toBe(error);
});

test('a response without a time changes nothing', () => {
  noteServerTime({ date: null, sentAt: NOW, receivedAt: NOW, isFresh: true });
  expect(clockError()).toBeNull();
});

test('now is by the server’s clock', () => {
  vi.useFakeTimers({ now: NOW });
  hear(6 * MINUTE);
  expect(serverNow()).toEqual(new Date(NOW - 6 * MINUTE));
});
