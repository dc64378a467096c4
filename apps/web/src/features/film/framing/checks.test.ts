import { expect, test } from 'vitest';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import { aView } from '../testing/fake-count.ts';
import { type CheckId, checksOf, guideWords } from './checks.ts';

const warned = (...codes: CountView['advice'][number]['code'][]) =>
  codes.map((code) => ({ code, seconds: null, message: `About ${code}.` }));
const far = { left: 0, top: 0, right: 9, bottom: 9 };

test.each<[string, Partial<CountView>, number, CheckId, boolean | null]>([
  ['a sure ring', {}, 9, 'ring', true],
  ['a ring that may be something else', { ringSure: 0.49 }, 9, 'ring', false],
  ['no ring', { ring: null }, 9, 'ring', false],
  ['just enough room above', { ring: { cx: 9, cy: 159, rx: 30, ry: 9 } }, 9, 'arc', true],
  ['too little room above', { ring: { cx: 9, cy: 158, rx: 30, ry: 9 } }, 9, 'arc', false],
  ['a ring at the edge', { advice: warned('hoop_at_border') }, 9, 'arc', false],
  ['a phone that stands', {}, 5, 'steady', true],
  ['a phone that has just been put up', {}, 4.9, 'steady', null],
  ['a phone in a hand', { advice: warned('camera_shakes') }, 1, 'steady', false],
  ['a phone that was turned', { turned: true }, 9, 'steady', false],
  ['enough light', {}, 5, 'light', true],
  ['a dark gym', { advice: warned('too_dark') }, 9, 'light', false],
  ['a smeared lens', { advice: warned('blurred') }, 9, 'light', false],
  ['a player with feet', {}, 0, 'feet', true],
  ['a player without', { people: [{ ...far, feet: null }] }, 9, 'feet', false],
  ['nobody', { people: [] }, 9, 'feet', false],
  ['lines that are seen', { seesLines: true }, 0, 'lines', true],
  ['lines that were given', { court: [] }, 0, 'lines', true],
  ['no lines', {}, 9, 'lines', false],
])('%s: %o after %f s, %s is %s', (_what, changes, seconds, id, isGood) => {
  const check = checksOf(aView(changes), seconds).find((one) => one.id === id);
  expect(check?.isGood).toBe(isGood);
});

test.each<[string, CountView | null, number, RegExp]>([
  ['before anything is seen', null, 0, /Getting ready/],
  ['while it is not clear yet', aView(), 1, /Hold still/],
  ['what matters most first', aView({ ring: null, people: [] }), 9, /Point the phone/],
  ['then the next', aView({ people: [] }), 9, /Step into the picture/],
  ['lines are not asked for', aView(), 9, /All set/],
  ['why the arc has no room', aView({ advice: warned('hoop_at_border') }), 9, /hoop_at_border/],
  ['what else the hoop needs', aView({ advice: warned('behind_board') }), 9, /behind_board/],
])('the guide says %s', (_what, view, seconds, words) => {
  expect(guideWords(view, checksOf(view, seconds))).toMatch(words);
});
