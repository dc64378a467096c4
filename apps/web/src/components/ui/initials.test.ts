import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maya Ortiz', 'MO'],
  ['maya', 'M'],
  ['Maya de la Cruz', 'MC'],
  ['maya.ortiz@example.com', 'M'],
  ['', '?'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
