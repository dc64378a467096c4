import {
  getHeatMap,
  getShotsWithoutZone,
  getWorkout,
  getZoneWorkouts,
  listGroupMembers,
  listPlaces,
  listUserAchievements,
  lookAtDeviceLink,
} from '@hooplog/contract';
import { expect, test } from 'vitest';
import { keyOf } from './query-of.ts';

const period = '7d';

test.each([
  [listPlaces, {}, ['/api/places']],
  [getWorkout, { params: { id: 'w' } }, ['/api/workouts', 'w']],
  [listGroupMembers, { params: { id: 'g' } }, ['/api/groups', 'g', 'members']],
  [getHeatMap, { query: { period } }, ['/api/heatmap', { period }]],
  [getShotsWithoutZone, { query: { period } }, ['/api/heatmap', 'without-zone', { period }]],
  [
    getZoneWorkouts,
    { params: { zone: 'paint' }, query: { period } },
    ['/api/heatmap', 'zones', 'paint', { period }],
  ],
  [listUserAchievements, {}, ['/api/user', 'achievements']],
  [lookAtDeviceLink, { body: { secret: 's' } }, ['/api/auth', 'links', 'look', { secret: 's' }]],
])('%o with %j is kept under %j', (endpoint, asked, key) => {
  expect(keyOf(endpoint, asked)).toEqual(key);
});
