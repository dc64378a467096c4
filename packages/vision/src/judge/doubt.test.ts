import type { CallDoubt } from '@hooplog/domain';
import { expect, test } from 'vitest';
import type { ShotOutcome } from '../analysis.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import { doubtOf, showsNet } from './doubt.ts';
import type { Features } from './features.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { sighting, trajectoryWith } from './testing/rim-sightings.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';
import { fall, flightAlong } from './testing/film-trajectory.ts';

/** Thrown to the ring at second 2; the ball looks and falls this many times as large and fast as one there. */
function arriving(nearness: number, more: Partial<RimArrival> = {}): RimArrival {
  const trajectory = (t: number) => ({ u: 6 * (t - 2), v: nearness * fall(t - 1.5) });
  const flight = flightAlong(trajectory, 1.1, 2, 22.7 * nearness);
  return { flight, start: 1.1, from: 1.5, at: 2, thrown: true, short: false, ...more };
}

interface Case {
  readonly rimArrival?: RimArrival | null;
  readonly from?: number;
  readonly known?: Partial<BallTrajectory>;
  readonly features?: Partial<Features>;
  readonly outcome?: ShotOutcome;
  readonly hasNet?: boolean;
}

/** Thrown up from beside and below the ring, at its distance or nearer, and followed down to a height. */
function lob(u: number, from: number, to: number, nearness = 1): RimArrival {
  const rise = Math.sqrt((from + 4) / 21.5);
  const lasting = rise + Math.sqrt((to + 4) / 21.5);
  const trajectory = (t: number) => ({ u, v: fall(t - rise) - 4 });
  return arriving(1, { flight: flightAlong(trajectory, 0, lasting, 22.7 * nearness) });
}

const UNSEEN = 'flight_not_seen';
const LOB = 'pass_from_under';
const FREE = 'fell_past';

const PASSED = { pass: 1, fallSpeed: 1.1 };

const CASES: readonly (readonly [string, Case, CallDoubt | null])[] = [
  ['no, a throw that was seen', {}, null],
  ['a ball that was not seen to fly in', { rimArrival: null }, UNSEEN],
  ['no, it bounced', { rimArrival: null, known: { bounces: [2] } }, null],
  ['it bounced at another time', { rimArrival: null, known: { bounces: [3] } }, UNSEEN],
  ['no, it was there before a throw could be seen', { rimArrival: null, from: 0.4 }, null],
  ['no, the same in slow motion', { rimArrival: null, from: 0.9, known: { pace: 0.5 } }, null],
  ['a weak shot', { rimArrival: arriving(1, { short: true }) }, 'below_ring'],
  ['no, it was over the ring', { rimArrival: arriving(1, { short: true }), features: { pass: 1, fallSpeed: 0.5 }, outcome: 'made' }, null],
  ['a pass from under the hoop', { rimArrival: lob(2, 3, 2) }, LOB],
  ['no, it may have bounced', { rimArrival: lob(2, 3, 2), known: { bounces: [2] } }, null],
  ['no, it was released to the side', { rimArrival: lob(3.2, 3, 2) }, null],
  ['no, it began at the ring', { rimArrival: lob(2, 0.5, 2) }, null],
  ['no, it ended at the ring', { rimArrival: lob(2, 3, 0.5) }, null],
  ['no, it was released far nearer', { rimArrival: lob(2, 3, 2, 1.5) }, null],
  ['a ball that looks nearer', { rimArrival: arriving(1.3), features: PASSED, hasNet: true }, 'looked_too_large'],
  ['a ball that looks farther', { rimArrival: arriving(0.75), features: PASSED, hasNet: true }, 'looked_too_small'],
  ['no, it bounced off the ring', { rimArrival: arriving(1.3) }, null],
  ['no, the net held it', { rimArrival: arriving(1.3), features: { pass: 1, fallSpeed: 0.5 }, outcome: 'made' }, null],
  ['a miss past a ring without a net', { features: PASSED }, FREE],
  ['no, a miss past a ring with a net', { features: PASSED, hasNet: true }, null],
  ['a make that no net slowed', { features: { pass: 1, fallSpeed: 1 }, outcome: 'made', hasNet: true }, FREE],
  ['no, a make that a net slowed', { features: { pass: 1, fallSpeed: 0.9 }, outcome: 'made' }, null],
]; // prettier-ignore

test.each(CASES)('the player is asked: %s', (_name, one, expected) => {
  const { rimArrival = arriving(1), from = 1.9, known = {}, features, outcome = 'missed' } = one;
  const attempt = { from, arrival: 2, to: 2.2, sightings: [sighting(2, 0, 0)], rimArrival };
  const measured = { attempt, features: { ...nothingMeasured, ...features } };
  const span = { first: 0, last: 9 };
  const context = { trajectory: trajectoryWith(known), span, hasNet: one.hasNet ?? false };
  expect(doubtOf(measured, outcome, context)).toBe(expected);
});

test.each([
  ['where a ball came out slowly and it swung', { pass: 1, fallSpeed: 0.6, netMotion: 0.3 }, true],
  ['not where it hung still', { pass: 1, fallSpeed: 0.6, netMotion: 0 }, false],
  ['not where the ball fell freely', { pass: 1, fallSpeed: 1, netMotion: 0.3 }, false],
  ['not where it did not pass', { pass: 0, fallSpeed: 0.6, netMotion: 0.3 }, false],
])('a net hangs %s', (_name, features, hangs) => {
  const attempt = { from: 1.9, arrival: 2, to: 2.2, sightings: [], rimArrival: null };
  expect(showsNet({ attempt, features: { ...nothingMeasured, ...features } })).toBe(hangs);
});
