import { expect, test } from 'vitest';
import { nextAttempt } from './save-attempt.ts';

const NOW = new Date('2026-11-21T14:00:00Z');
const LATER = new Date('2026-11-21T14:01:00Z');

test('a repeat of the same content has the same key and moment', () => {
  const first = nextAttempt(null, 'a', NOW);
  expect(nextAttempt(first, 'a', LATER)).toBe(first);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

test('changed content is a new attempt', () => {
  const first = nextAttempt(null, 'a', NOW);
  const second = nextAttempt(first, 'b', LATER);
  expect(second.key).not.toBe(first.key);
  expect(second.at).toBe(LATER);
});
