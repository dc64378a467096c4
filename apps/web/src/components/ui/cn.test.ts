import { expect, test } from 'vitest';
import { CARD_STYLE } from './card-style.ts';
import { cn } from './cn.ts';

test('conflicting classes throw in tests', () => {
  expect(() => cn('p-4 text-ink', 'p-2')).toThrow('Classes compete: p-4 text-ink p-2');
});

test('defaults can be overridden', () => {
  expect(cn(CARD_STYLE, 'p-0')).toContain(' p-0');
});
