import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../testing/fixtures.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  calendarSearch,
  targetSearch,
  heatMapSearch,
  progressSearch,
  loginSearch,
  operatorSearch,
  squadSearch,
  uploadSearch,
  workoutSearch,
} from './search.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [heatMapSearch, { period: '30d' }, { period: '30d' }],
  [heatMapSearch, { period: '31d' }, {}],
  [heatMapSearch, {}, {}],
  [progressSearch, { of: 'threes', from: 7 }, { of: 'threes' }],
  [progressSearch, {}, {}],
  [loginSearch, { returnTo: '/badges' }, { returnTo: '/badges' }],
  [loginSearch, { returnTo: 7 }, {}],
  [loginSearch, { problem: 'denied', provider: 'x' }, { problem: 'denied', provider: 'x' }],
  [loginSearch, { step: 'address' }, { step: 'address' }],
  [loginSearch, { step: 'other', problem: 1 }, {}],
  [uploadSearch, { tracking: true, other: 1 }, { tracking: true }],
  [uploadSearch, { tracking: 'x' }, {}],
  [uploadSearch, { assignment: 'a1', tracking: true }, { assignment: 'a1', tracking: true }],
  [uploadSearch, { assignment: 1 }, {}],
  [targetSearch, { assignment: 'a1', tracking: true }, { assignment: 'a1' }],
  [targetSearch, { assignment: 1 }, {}],
  [
    targetSearch,
    { assignment: 'a1', drill: 'mikan', tracking: true },
    { assignment: 'a1', drill: 'mikan' },
  ],
  [targetSearch, { drill: 5 }, {}],
  [calendarSearch, {}, {}],
  [
    calendarSearch,
    { month: '2026-11', day: '2026-11-20' },
    { month: '2026-11', day: '2026-11-20' },
  ],
  [calendarSearch, { month: '2026-11', day: '2026-10-20' }, { month: '2026-11' }],
  [calendarSearch, { month: 'May', day: '2026-02-30' }, {}],
  [squadSearch, { tab: 'members' }, { tab: 'members' }],
  [squadSearch, { tab: 'x' }, {}],
  [operatorSearch, { tab: 'state' }, { tab: 'state' }],
  [operatorSearch, { tab: 'x' }, {}],
  [workoutSearch, { t: 12.5 }, { t: 12.5 }],
  [workoutSearch, { t: -1 }, {}],
  [workoutSearch, { t: 'x' }, {}],
])('%o reads %o as %o', (read, search, expected) => {
  expect(read(search)).toEqual(expected);
});

describe('unknown parameters of an address', () => {
  const ME = { 'GET /api/auth/user': { status: 200, body: aUser() } };

  it.each([
    ['/calendar?month=May&day=2', '/calendar'],
    ['/heatmap?period=31d', '/heatmap'],
    ['/upload?tracking=7', '/upload'],
    ['/login?returnTo=7&step=other', '/login'],
  ])('%s is read as %s', async (address, read) => {
    const { router } = renderApp(address, read === '/login' ? {} : ME);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('This page could not be shown')).toBeNull();
    const { search } = router.state.matches.at(-1) ?? {};
    expect(Object.values(search ?? {}).filter((value) => value !== undefined)).toEqual([]);
  });
});
