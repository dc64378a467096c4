import type { DetectedShot } from '@hooplog/vision';
import { expect, test } from 'vitest';
import { foundShot } from '../testing/shots.ts';
import { changesBetween } from './changes.ts';

const counted = (...shots: DetectedShot[]) => ({ shots, failure: null });

test.each([
  ['the same', counted(foundShot(2)), counted(foundShot(2.1)), 0, []],
  ['nothing, twice', counted(), counted(), 0, []],
  ['refused, twice', { shots: [], failure: 'No' }, { shots: [], failure: 'No' }, 0, []],
  ['refused only now', counted(foundShot(2)), { shots: [], failure: 'No' }, 0, ['counted → No']],
  [
    'a shot that goes',
    counted(foundShot(2), foundShot(9)),
    counted(foundShot(2)),
    0,
    ['gone at 9.0 s'],
  ],
  [
    'a shot that comes',
    counted(foundShot(2)),
    counted(foundShot(2), foundShot(9)),
    0,
    ['new at 9.0 s: made'],
  ],
  [
    'another call',
    counted(foundShot(2)),
    counted(foundShot(2, { outcome: 'missed' })),
    0,
    ['at 2.0 s made → missed'],
  ],
  [
    'another mark',
    counted(foundShot(2)),
    counted(foundShot(2, { needsReview: true })),
    0,
    ['at 2.0 s made → made, for review'],
  ],
  ['moments after a cut', counted(foundShot(2)), counted(foundShot(1.7)), 0.3, []],
  [
    'a shot that was cut away',
    counted(foundShot(0.2), foundShot(2)),
    counted(foundShot(1.7)),
    0.3,
    [],
  ],
])('%s', (_name, before, after, skipped, changes) => {
  expect(changesBetween(before, after, skipped)).toEqual(changes);
});
