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
  ['right', press('ArrowRight'), 'made'],
  ['x', press('x'), 'missed'],
  ['left', press('ArrowLeft'), 'missed'],
  ['n', press('n'), 'not_a_shot'],
  ['o', press('o'), 'not_mine'],
  ['z', press('z'), 'undo'],
  ['u', press('u'), 'undo'],
  ['Ctrl Z', press('z', { ctrlKey: true }), 'undo'],
  ['Cmd Z', press('z', { metaKey: true }), 'undo'],
  ['j', press('j'), 'next'],
  ['up', press('ArrowUp'), 'previous'],
  ['space', press(' '), 'play'],
  ['s', press('s'), 'slow'],
  ['a', press('a'), 'add'],
  ['another key', press('q'), null],
  ['a shortcut of the browser', press('n', { ctrlKey: true }), null],
  ['undo in the notes', press('z', { ctrlKey: true, focused: 'TEXTAREA' }), null],
  ['m in the notes', press('m', { focused: 'TEXTAREA' }), null],
  ['m in the zone list', press('m', { focused: 'SELECT' }), null],
  ['m on a button', press('m', { focused: 'BUTTON' }), 'made'],
  ['right on a button', press('ArrowRight', { focused: 'BUTTON' }), 'made'],
  ['right on the player', press('ArrowRight', { focused: 'VIDEO' }), null],
  ['up on a zone of the court', press('ArrowUp', { focused: 'path' }), null],
  ['left on a checkbox', press('ArrowLeft', { focused: 'INPUT' }), null],
  ['space on a button', press(' ', { focused: 'BUTTON' }), null],
  ['space on a zone of the court', press(' ', { focused: 'path' }), null],
])('%s', (_, keyPress, command) => {
  expect(reviewCommand(keyPress)).toBe(command);
});
