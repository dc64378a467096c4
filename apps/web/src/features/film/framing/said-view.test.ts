import { expect, test } from 'vitest';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import { aView } from '../testing/fake-count.ts';
import { lostWords, standingOf, type Standing } from './said-view.ts';

const RING = { cx: 700, cy: 260, rx: 26, ry: 9 };
const saidCourt = aView({ ring: RING, court: [], courtSource: 'user' });

test.each<[what: string, seen: Partial<CountView>, standing: Standing]>([
  ['the ring where it was', {}, 'same'],
  ['a ring found a little aside', { ring: { ...RING, cx: 726 } }, 'same'],
  ['a ring farther aside', { ring: { ...RING, cx: 727 } }, 'moved'],
  ['a ring farther down', { ring: { ...RING, cy: 287 } }, 'moved'],
  ['a ring from nearer by', { ring: { ...RING, rx: 40 } }, 'moved'],
  ['no ring', { ring: null, ringSure: 0 }, 'unknown'],
  ['a ring that may be none', { ringSure: 0.49 }, 'unknown'],
  ['an upright picture', { width: 720, height: 1280 }, 'turned'],
  ['another camera', { width: 640, height: 360 }, 'moved'],
])('what was said stands with %s', (_what, seen, standing) => {
  expect(standingOf(saidCourt, aView(seen))).toBe(standing);
});

const elsewhere = aView({ ring: { ...RING, cx: 200 } });
const upright = aView({ width: 720, height: 1280 });
test.each<[what: string, said: CountView | null, view: CountView | null, words: string | null]>([
  ['nothing was said', null, elsewhere, null],
  ['nothing is seen yet', saidCourt, null, null],
  ['it stands', saidCourt, aView(), null],
  ['it is not clear', saidCourt, aView({ ring: null }), null],
  ['it was said anew', saidCourt, { ...elsewhere, court: [], courtSource: 'user' }, null],
  ['it was moved', saidCourt, elsewhere, 'The phone was moved: say again where the lines are.'],
  ['it was turned', saidCourt, upright, 'The phone was turned: say again where the lines are.'],
])('why it is asked for anew: %s', (_what, said, view, words) => {
  expect(lostWords(said, view)).toBe(words);
});
