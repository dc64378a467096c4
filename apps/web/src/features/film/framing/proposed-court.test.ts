import type { Place } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { aView } from '../testing/fake-count.ts';
import { proposedCourt } from './proposed-court.ts';

const MARKS = [{ image: [1, 2] as [number, number], court: [3, 4] as [number, number] }];
const ring = { cx: 700, cy: 260, rx: 26, ry: 9 };
const place = (rim: typeof ring): Place => ({
  id: 'p',
  name: 'Home',
  width: 1280,
  height: 720,
  calibration: { rim, court: MARKS, lines: 'nba' },
  usedAt: '2026-11-20T18:00:00.000Z',
});
const found = { court: MARKS, courtKind: 'fiba', courtSource: 'found' } as const;

test.each([
  ['the detected lines', aView({ ring, ...found }), [], 'fiba'],
  [
    'the lines of a place with this hoop if none are detected',
    aView({ ring }),
    [place(ring)],
    'nba',
  ],
  [
    'nothing of a place whose hoop is elsewhere',
    aView({ ring }),
    [place({ ...ring, cx: 100 })],
    null,
  ],
  ['nothing without a rim', aView({ ring: null }), [place(ring)], null],
  [
    'nothing once the player has marked the court',
    aView({ ring, ...found, courtSource: 'user' }),
    [place(ring)],
    null,
  ],
])('%s', (_what, view, places, kind) => {
  expect(proposedCourt(view, places)?.kind ?? null).toBe(kind);
});
