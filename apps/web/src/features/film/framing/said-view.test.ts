import { expect, test } from 'vitest';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import { aView } from '../testing/fake-count.ts';
import { lostWords, standingOf, type Standing } from './said-view.ts';

const RING = { cx: 700, cy: 260, rx: 26, ry: 9 };
const saidCourt = aView({ ring: RING, court: [], courtSource: 'user' });

test.each<[what: string, seen: Partial<CountView>, standing: Standing]>([
  ['the rim in the same position', {}, 'same'],
  ['the rim shifted slightly', { ring: { ...RING, cx: 726 } }, 'same'],
  ['the rim farther to the side', { ring: { ...RING, cx: 727 } }, 'moved'],
  ['the rim farther down', { ring: { ...RING, cy: 287 } }, 'moved'],
  ['the rim closer to the camera', { ring: { ...RING, rx: 40 } }, 'moved'],
  ['no rim', { ring: null, ringSure: 0 }, 'unknown'],
  ['an uncertain rim', { ringSure: 0.49 }, 'unknown'],
  ['a portrait picture', { width: 720, height: 1280 }, 'turned'],
  ['another camera', { width: 640, height: 360 }, 'moved'],
])('compares the view with %s', (_what, seen, standing) => {
  expect(standingOf(saidCourt, aView(seen))).toBe(standing);
});

const elsewhere = aView({ ring: { ...RING, cx: 200 } });
const upright = aView({ width: 720, height: 1280 });
test.each<[what: string, said: CountView | null, view: CountView | null, words: string | null]>([
  ['there was no answer', null, elsewhere, null],
  ['there is no view yet', saidCourt, null, null],
  ['the view is the same', saidCourt, aView(), null],
  ['it is unknown', saidCourt, aView({ ring: null }), null],
  [
    'the player has answered again',
    saidCourt,
    { ...elsewhere, court: [], courtSource: 'user' },
    null,
  ],
  ['the phone was moved', saidCourt, elsewhere, 'The phone was moved: mark the lines again.'],
  ['the phone was turned', saidCourt, upright, 'The phone was turned: mark the lines again.'],
])('why the player has to answer again: %s', (_what, said, view, words) => {
  expect(lostWords(said, view)).toBe(words);
});
