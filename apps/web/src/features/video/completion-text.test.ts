import { expect, test } from 'vitest';
import { completionText } from './completion-text.ts';

test('counts shots, and each zone once', () => {
  expect(
    completionText([
      { zone: 'zone_1_paint' },
      { zone: 'zone_5_free_throw' },
      { zone: 'zone_1_paint' },
    ]),
  ).toBe('Detected 3 shots across 2 zones.');
});

test('uses the singular, and does not count an unknown zone', () => {
  expect(completionText([{ zone: null }])).toBe('Detected 1 shot across 0 zones.');
  expect(completionText([{ zone: 'zone_1_paint' }])).toBe('Detected 1 shot across 1 zone.');
});
