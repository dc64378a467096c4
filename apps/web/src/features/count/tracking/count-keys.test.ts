import { expect, test } from 'vitest';
import { nextTouchZone } from './next-touch-zone.ts';
import type { KeyPress } from '../../../lib/shortcuts/key-press.ts';
import { countCommand, zoneByDigits } from './count-keys.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, focused: 'DIALOG' },
  ...rest,
});

test.each<[what: string, press: KeyPress, command: unknown]>([
  ['m', press('m'), { kind: 'made' }],
  ['M', press('M'), { kind: 'made' }],
  ['x', press('x'), { kind: 'missed' }],
  ['z', press('z'), { kind: 'undo' }],
  ['Ctrl Z', press('z', { ctrlKey: true }), { kind: 'undo' }],
  ['an arrow', press('ArrowLeft'), { kind: 'move', key: 'ArrowLeft' }],
  [
    'an arrow on a button',
    press('ArrowUp', { focused: 'BUTTON' }),
    { kind: 'move', key: 'ArrowUp' },
  ],
  ['an arrow on the court, which handles it itself', press('ArrowUp', { focused: 'path' }), null],
  ['m on the court', press('m', { focused: 'path' }), { kind: 'made' }],
  ['a digit', press('7'), { kind: 'digit', digit: '7' }],
  ['a digit in a field', press('7', { focused: 'INPUT' }), null],
  ['a shortcut of the browser', press('m', { ctrlKey: true }), null],
  ['another key', press('q'), null],
])('%s', (_, keyPress, command) => {
  expect(countCommand(keyPress)).toEqual(command);
});

test.each([
  ['01', 'zone_1_paint'],
  ['05', 'zone_5_free_throw'],
  ['14', 'zone_14_left_corner_three'],
  ['00', null],
  ['15', undefined],
  ['99', undefined],
])('%s picks %s', (digits, zone) => {
  expect(zoneByDigits(digits)).toBe(zone);
});

test.each([
  [null, 'ArrowDown', 'zone_1_paint'],
  ['zone_1_paint', 'ArrowDown', 'zone_5_free_throw'],
  ['zone_5_free_throw', 'ArrowUp', 'zone_1_paint'],
  ['zone_12_top_key_three', 'ArrowDown', 'zone_12_top_key_three'],
] as const)('from %s, %s leads to %s', (from, key, to) => {
  expect(nextTouchZone(from, key)).toBe(to);
});
