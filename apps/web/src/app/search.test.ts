import { expect, it } from 'vitest';
import {
  calendarSearch,
  heatMapSearch,
  loginSearch,
  uploadSearch,
  workoutSearch,
} from './search.ts';

it.each([
  [heatMapSearch, { period: '30d' }, { period: '30d' }],
  [heatMapSearch, { period: '31d' }, {}],
  [heatMapSearch, {}, {}],
  [loginSearch, { returnTo: '/badges' }, { returnTo: '/badges' }],
  [loginSearch, { returnTo: 7 }, {}],
  [loginSearch, { problem: 'denied', provider: 'x' }, { problem: 'denied', provider: 'x' }],
  [loginSearch, { step: 'address' }, { step: 'address' }],
  [loginSearch, { step: 'other', problem: 1 }, {}],
  [uploadSearch, { video: 'v1', other: 1 }, { video: 'v1' }],
  [calendarSearch, {}, {}],
  [
    calendarSearch,
    { month: '2026-11', day: '2026-11-20' },
    { month: '2026-11', day: '2026-11-20' },
  ],
  [calendarSearch, { month: '2026-11', day: '2026-10-20' }, { month: '2026-11' }],
  [calendarSearch, { month: 'May', day: '2026-02-30' }, {}],
  [workoutSearch, { t: 12.5 }, { t: 12.5 }],
  [workoutSearch, { t: -1 }, {}],
  [workoutSearch, { t: 'x' }, {}],
])('%o reads %o as %o', (read, search, expected) => {
  expect(read(search)).toEqual(expected);
});
