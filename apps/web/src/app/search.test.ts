import { expect, it } from 'vitest';
import { heatMapSearch, loginSearch, uploadSearch } from './search.ts';

it.each([
  [heatMapSearch, { period: '30d' }, { period: '30d' }],
  [heatMapSearch, { period: '31d' }, {}],
  [heatMapSearch, {}, {}],
  [loginSearch, { returnTo: '/badges' }, { returnTo: '/badges' }],
  [loginSearch, { returnTo: 7 }, {}],
  [uploadSearch, { video: 'v1', other: 1 }, { video: 'v1' }],
])('%o reads %o as %o', (read, search, expected) => {
  expect(read(search)).toEqual(expected);
});
