import type { Start } from '@hooplog/contract';
import { START_DATA_ID } from '@hooplog/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { aUser, aHistoryEntry, noStats } from '../../testing/fixtures.ts';
import { createQueryClient } from '../api-client/query-client.ts';
import { currentUserQuery } from './current-user.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { hydrateFromPage } from './start.ts';
import { videosQuery } from './videos.ts';
import { recentWorkoutsQuery } from './workouts.ts';

const START: Start = {
  user: aUser(),
  stats: noStats({ workoutCount: 1 }),
  workouts: [aHistoryEntry(1)],
  goals: [],
  assignments: [],
  endingChallenges: [],
  videos: [],
  pendingInvitations: 2,
};

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('data that came with the page is not fetched again, and is stored for the next time without a connection', async () => {
  const server = vi.fn();
  vi.stubGlobal('fetch', server);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = START_DATA_ID;
  block.textContent = JSON.stringify(START);
  document.body.append(block);
  const client = createQueryClient(() => undefined);
  rememberOnDevice(client);
  hydrateFromPage(client, document);
  await client.query(currentUserQuery);
  await client.query(recentWorkoutsQuery);
  await client.query(videosQuery);
  expect(server).not.toHaveBeenCalled();
  expect(client.getQueryData(recentWorkoutsQuery.queryKey)).toEqual(START.workouts);
  expect(localStorage.getItem('hooplog.user.last')).toContain(START.user.id);
});

test('without such data everything is fetched', () => {
  const client = createQueryClient(() => undefined);
  hydrateFromPage(client, document);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
