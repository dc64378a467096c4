import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['kid@example.com', 'kid+1@example.com'],
  ['kid+a@example.com', 'KID+b@Example.com'],
  ['kid.smith@gmail.com', 'k.i.d.s.m.i.t.h+mum@googlemail.com'],
  ['kid@icloud.com', 'kid@me.com'],
  ['kid.smith@proton.me', 'kid_smith@pm.me'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ['kid@example.com', 'mum@example.com'],
  ['kid@example.com', 'kid@example.org'],
  ['k.id@example.com', 'kid@example.com'],
  ['k.id@icloud.com', 'kid@icloud.com'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
