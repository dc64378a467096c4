import { expect, test } from 'vitest';
import { spokenOrder } from './spoken-order.ts';

test.each([
  ['start', 'start'],
  ['Okay, go!', 'start'],
  ['Pause.', 'stop'],
  ['stop stop', 'stop'],
  ['stop, no, go on', 'start'],
  ['7 of 10', null],
  ['good ergo started', null],
  ['', null],
])('“%s” means %s', (words, order) => {
  expect(spokenOrder(words)).toBe(order);
});
