import { expect, test } from 'vitest';
import {
  AT_ZERO,
  elapsedMs,
  minutesIn,
  type Stopwatch,
  stopwatchFrom,
  touched,
} from './stopwatch.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 23, 12);
type Touch = readonly [how: Parameters<typeof touched>[1], atMs: number];

/** Taps it this many milliseconds after noon. */
const after = (...touches: readonly Touch[]): Stopwatch =>
  touches.reduce((watch, [how, at]) => touched(watch, how, NOON + at), AT_ZERO);

test.each<[what: string, watch: Stopwatch, shownMs: number]>([
  ['was not started', AT_ZERO, 0],
  ['runs', after(['started', 0]), 10_000],
  ['is paused', after(['started', 0], ['paused', 4000]), 4000],
  ['goes on', after(['started', 0], ['paused', 4000], ['started', 9000]), 5000],
  ['is started twice', after(['started', 0], ['started', 4000]), 10_000],
  ['is paused twice', after(['started', 0], ['paused', 4000], ['paused', 9000]), 4000],
  ['is reset', after(['started', 0], ['reset', 4000]), 0],
  ['runs while the clock is set back', after(['started', 60_000]), 0],
])('ten seconds after noon one that %s', (_what, watch, shownMs) => {
  expect(elapsedMs(watch, NOON + 10_000)).toBe(shownMs);
});

test.each<[ms: number, minutes: number]>([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [HOUR - 1, 59],
  [HOUR + 125_000, 62],
])('%i ms are %i minutes', (ms, minutes) => {
  expect(minutesIn(ms)).toBe(minutes);
});

const running = after(['started', 0]);
test.each<[what: string, kept: unknown, hoursLater: number, from: Stopwatch]>([
  ['nothing', null, 0, AT_ZERO],
  ['one that runs, after a reload', JSON.parse(JSON.stringify(running)), 1, running],
  ['one of this morning', running, 12, running],
  ['one that is too old', running, 12.01, AT_ZERO],
  ['one without its timestamp', { heldMs: 5, runs: true }, 0, AT_ZERO],
  ['something else', 'twelve', 0, AT_ZERO],
])('restores %s', (_what, kept, hoursLater, from) => {
  expect(stopwatchFrom(kept, NOON + hoursLater * HOUR)).toEqual(from);
});
