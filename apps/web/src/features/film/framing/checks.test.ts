import { expect, test } from 'vitest';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import { aView } from '../testing/fake-count.ts';
import { type CheckId, checksOf, guideWords } from './checks.ts';

const warned = (...codes: CountView['advice'][number]['code'][]) =>
  codes.map((code) => ({ code, seconds: null, message: `About ${code}.` }));
const far = { left: 0, top: 0, right: 9, bottom: 9 };

test.each<[string, Partial<CountView>, number, CheckId, boolean | null]>([
  ['a certain rim', {}, 9, 'ring', true],
  ['an uncertain rim', { ringSure: 0.49 }, 9, 'ring', false],
  ['no rim', { ring: null }, 9, 'ring', false],
  ['just enough room above', { ring: { cx: 9, cy: 159, rx: 30, ry: 9 } }, 9, 'arc', true],
  ['too little room above', { ring: { cx: 9, cy: 158, rx: 30, ry: 9 } }, 9, 'arc', false],
  ['a rim at the edge', { advice: warned('hoop_at_border') }, 9, 'arc', false],
  ['a phone standing still', {}, 5, 'steady', true],
  ['a phone that was just put up', {}, 4.9, 'steady', null],
  ['a handheld phone', { advice: warned('camera_shakes') }, 1, 'steady', false],
  ['a phone that was turned', { turned: true }, 9, 'steady', false],
  ['enough light', {}, 5, 'light', true],
  ['a dark gym', { advice: warned('too_dark') }, 9, 'light', false],
  ['a smeared lens', { advice: warned('blurred') }, 9, 'light', false],
  ['a player whose feet are visible', {}, 0, 'feet', true],
  ['a player whose feet are not visible', { people: [{ ...far, feet: null }] }, 9, 'feet', false],
  ['nobody', { people: [] }, 9, 'feet', false],
  ['detected lines', { seesLines: true }, 0, 'lines', true],
  ['marked lines', { court: [] }, 0, 'lines', true],
  ['no lines', {}, 9, 'lines', false],
])('%s: %o after %f s, %s is %s', (_what, changes, seconds, id, isGood) => {
  const check = checksOf(aView(changes), seconds).find((one) => one.id === id);
  expect(check?.isGood).toBe(isGood);
});

test.each<[string, CountView | null, number, RegExp]>([
  ['to wait before anything is seen', null, 0, /Getting ready/],
  ['to hold still while checks are pending', aView(), 1, /Hold still/],
  ['what matters most first', aView({ ring: null, people: [] }), 9, /Point the phone/],
  ['the next thing after it', aView({ people: [] }), 9, /Step into the picture/],
  ['nothing about missing lines', aView(), 9, /All set/],
  [
    'why there is no space for the arc',
    aView({ advice: warned('hoop_at_border') }),
    9,
    /hoop_at_border/,
  ],
  [
    'what else is wrong with the hoop',
    aView({ advice: warned('behind_board') }),
    9,
    /behind_board/,
  ],
])('the guide says %s', (_what, view, seconds, words) => {
  expect(guideWords(view, checksOf(view, seconds))).toMatch(words);
});
