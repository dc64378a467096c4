import { expect, test } from 'vitest';
import { reviewCommand } from './review-keys.ts';

const press = (key: string, rest: Partial<Parameters<typeof reviewCommand>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  focused: 'BODY',
  ...rest,
});

test.each<[what: string, press: Parameters<typeof reviewCommand>[0], command: string | null]>([
  ['m', press('m'), 'made'],
  ['M', press('M'), 'made'],
  ['x', press('x'), 'missed'],
  ['n', press('n'), 'not_a_shot'],
  ['z', press('z'), 'undo'],
  ['space', press(' '), 'play'],
  ['another key', press('q'), null],
  ['the browser’s undo', press('z', { ctrlKey: true }), null],
  ['m in the notes', press('m', { focused: 'TEXTAREA' }), null],
  ['m in the zone list', press('m', { focused: 'SELECT' }), null],
  ['m on a button', press('m', { focused: 'BUTTON' }), 'made'],
  ['space on a button', press(' ', { focused: 'BUTTON' }), null],
  ['space on a zone of the court', press(' ', { focused: 'path' }), null],
])('%s', (_, keyPress, command) => {
  expect(reviewCommand(keyPress)).toBe(command);
});
