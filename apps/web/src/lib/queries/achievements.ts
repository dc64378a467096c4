import { listAchievements, listUserAchievements } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** Every achievement there is. */
export const achievementsQuery = queryOptions({
  queryKey: ['/api/achievements'],
  queryFn: ({ signal }) => call(listAchievements, { signal }),
});

/** What the player has earned. */
export const userAchievementsQuery = queryOptions({
  queryKey: ['/api/user/achievements'],
  queryFn: ({ signal }) => call(listUserAchievements, { signal }),
});
