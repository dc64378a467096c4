import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { readLastUser } from '../device-storage/read-last-user.ts';
import { currentUserQuery } from './current-user.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { showLastNumbers } from './show-last-numbers.ts';
import { statsQuery } from './stats.ts';

afterEach(() => {
  localStorage.clear();
});

test('the signed-in user is stored, whichever call reported them, until they sign out', () => {
  const client = new QueryClient();
  rememberOnDevice(client);
  const { queryKey } = currentUserQuery;
  client.setQueryData(queryKey, aUser());
  expect(readLastUser()?.id).toBe(aUser().id);
  client.setQueryData(['something', 'else'], null);
  expect(readLastUser()?.id).toBe(aUser().id);
  client.setQueryData(queryKey, null);
  expect(readLastUser()).toBeNull();
});

test('the last numbers are restored with their age, and refetched', () => {
  const before = new QueryClient();
  rememberOnDevice(before);
  before.setQueryData(currentUserQuery.queryKey, aUser());
  const at = Date.now() - 60_000;
  before.setQueryData(statsQuery.queryKey, noStats({ workoutCount: 7 }), { updatedAt: at });

  const after = new QueryClient();
  rememberOnDevice(after);
  showLastNumbers(after, aUser().id);
  expect(after.getQueryState(statsQuery.queryKey)).toMatchObject({
    data: noStats({ workoutCount: 7 }),
    dataUpdatedAt: at,
    isInvalidated: true,
  });
});

test('signing out removes the numbers', () => {
  const client = new QueryClient();
  rememberOnDevice(client);
  client.setQueryData(currentUserQuery.queryKey, aUser());
  client.setQueryData(statsQuery.queryKey, noStats({ workoutCount: 7 }));
  expect(localStorage.getItem(`hooplog.numbers.${aUser().id}`)).not.toBeNull();
  client.setQueryData(currentUserQuery.queryKey, null);
  expect(localStorage.getItem(`hooplog.numbers.${aUser().id}`)).toBeNull();
});

test('stored data of another format is ignored', () => {
  localStorage.setItem(`hooplog.numbers.${aUser().id}`, '{"stats":{"at":1,"data":{"x":1}}}');
  const client = new QueryClient();
  showLastNumbers(client, aUser().id);
  expect(client.getQueryData(statsQuery.queryKey)).toBeUndefined();
});
