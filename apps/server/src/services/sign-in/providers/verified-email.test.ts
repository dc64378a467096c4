import { expect, test } from 'vitest';
import { verifiedEmail } from './verified-email.ts';

test.each([
  ['maya@school.example', true, 'maya@school.example'],
  [' Maya@School.Example ', 'true', 'maya@school.example'],
  ['maya@school.example', false, null],
  ['maya@school.example', undefined, null],
  ['maya@school.example', 1, null],
  ['no address', true, null],
  [['maya@school.example'], true, null],
  // Somebody else's mailbox, where a mail server tells the sign of kelvin from a k.
  ['mi\u212Ae@school.example', true, null],
  ['maya@sch\u00f6l.example', true, null],
])('%j, verified %j: %j', (address, verified, expected) => {
  expect(verifiedEmail(address, verified)).toBe(expected);
});
