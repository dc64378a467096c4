import { expect, test } from 'vitest';
import { CARD_STYLE } from './card-style.ts';
import { cn } from './cn.ts';

test('in tests classes that compete are an error', () => {
  expect(() => cn('p-4 text-ink', 'p-2')).toThrow('Classes compete: p-4 text-ink p-2');
});

test('what is so by default may be replaced', () => {
  expect(cn(CARD_STYLE, 'p-0')).toContain(' p-0');
});
