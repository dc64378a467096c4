import { expect, it } from 'vitest';
import { safeReturnPath } from './return-to.ts';

it.each([
  ['/heatmap?period=7d', '/heatmap?period=7d'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/logout', '/'],
  ['/%61pi/logout', '/'],
  ['/apiary%zz', '/apiary%zz'],
])('%s leads to %s', (text, path) => {
  expect(safeReturnPath(text)).toBe(path);
});
