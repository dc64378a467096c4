import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import {
  EMPTY_LOG,
  shotLogReducer,
  type ShotLog,
  type Tap,
} from '../../../lib/shot-log/shot-log.ts';
import { keepCountedDraft, startLog } from './counted-draft.ts';
import { readCountedDraft } from './read-counted-draft.ts';

beforeEach(() => {
  localStorage.clear();
});

const NOTHING = { notes: '', words: null, startedAt: null, drill: null };

const reloaded = (log: ShotLog): ShotLog => {
  keepCountedDraft('maya', log, NOTHING);
  return startLog(readCountedDraft('maya'));
};
/** The visible part of a log; keys are internal to the page. */
const seen = (shots: readonly LoggedShot[]) =>
  shots.map(({ outcome, zone, placed, kind }) => ({ outcome, zone, placed, kind }));

const outcome = fc.constantFrom<Tap['outcome'][]>('made', 'missed');
const tap = fc.oneof(
  fc.record({
    type: fc.constant('counted' as const),
    outcome,
    zone: fc.constantFrom('zone_1_paint', 'zone_5_free_throw', null),
    kind: fc.constantFrom('layup', null),
  }),
  fc.record({ type: fc.constant('uncounted' as const), outcome }),
  fc.constant({ type: 'undone' } as const),
);

test('after a reload everything is restored, including the undo history', () => {
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 40 }), (taps) => {
      let before = taps.reduce(shotLogReducer, EMPTY_LOG);
      let after = reloaded(before);
      expect(after.steps).toHaveLength(before.steps.length);
      for (const { words } of before.steps.toReversed()) {
        expect(after.steps.at(-1)?.words).toBe(words);
        expect(seen(after.shots)).toEqual(seen(before.shots));
        before = shotLogReducer(before, { type: 'undone' });
        after = shotLogReducer(after, { type: 'undone' });
      }
      expect(seen(after.shots)).toEqual(seen(before.shots));
    }),
  );
});

test('a thousand shots are stored, and the last 500 can be undone', () => {
  const made: Tap = { type: 'counted', outcome: 'made', zone: null };
  const counted = Array.from({ length: 1000 }, () => made).reduce(shotLogReducer, EMPTY_LOG);
  const after = reloaded(counted);
  expect(after.shots).toHaveLength(1000);
  expect(after.steps).toHaveLength(500);
});

test('a draft of an older version has its shots, but no undo history', () => {
  const shots = [{ outcome: 'made', zone: null }];
  localStorage.setItem('hooplog.counting.maya', JSON.stringify({ shots, notes: 'Half way' }));
  const log = startLog(readCountedDraft('maya'));
  expect([log.shots.length, log.steps.length]).toEqual([1, 0]);
});

test('a draft of a drill knows which one it is', () => {
  const log = shotLogReducer(EMPTY_LOG, { type: 'counted', outcome: 'made', zone: null });
  keepCountedDraft('maya', log, { ...NOTHING, drill: 'mikan' });
  expect(readCountedDraft('maya')?.drill).toBe('mikan');
});

test('a draft that repeats a workout has its name and tags; one of an older version has none', () => {
  const log = shotLogReducer(EMPTY_LOG, { type: 'counted', outcome: 'made', zone: null });
  const words = { name: 'Morning', tags: ['form'] };
  keepCountedDraft('maya', log, { ...NOTHING, words });
  expect(readCountedDraft('maya')?.words).toEqual(words);
  localStorage.setItem('hooplog.counting.maya', JSON.stringify({ shots: [], notes: 'x' }));
  expect(readCountedDraft('maya')?.words).toBeNull();
});

test('an empty count without notes is deleted', () => {
  keepCountedDraft('maya', EMPTY_LOG, { ...NOTHING, notes: 'x' });
  keepCountedDraft('maya', EMPTY_LOG, NOTHING);
  expect(readCountedDraft('maya')).toBeNull();
});
