import { afterEach, expect, test, vi } from 'vitest';
import { unitsOf, unitsOfRegion } from './use-units.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['en-US', 'imperial'],
  ['es-US', 'imperial'],
  ['es-PR', 'imperial'],
  ['en', 'imperial'],
  ['my', 'imperial'],
  ['en-GB', 'metric'],
  ['en-CA', 'metric'],
  ['de', 'metric'],
  ['de-AT', 'metric'],
  ['es', 'metric'],
  ['es-MX', 'metric'],
])('a browser in %s shows %s units', (tag, units) => {
  expect(unitsOfRegion(tag)).toBe(units);
});

test.each([
  ['nobody', null, 'metric'],
  ['somebody who has not chosen', { units: null }, 'metric'],
  ['somebody who chose feet', { units: 'imperial' }, 'imperial'],
] as const)('%s in Germany', (_, user, units) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  expect(unitsOf(user)).toBe(units);
});

test('a browser with a non-standard language tag shows the units of the page’s language', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  expect(unitsOf(null)).toBe('imperial');
});
