import { getHeatMap, getWorkout, listGroupMembers, listPlaces } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { keyOf } from './query-of.ts';

test.each([
  [listPlaces, {}, ['/api/places']],
  [getWorkout, { params: { id: 'w' } }, ['/api/workouts', 'w']],
  [listGroupMembers, { params: { id: 'g' } }, ['/api/groups', 'g', 'members']],
  [getHeatMap, { query: { period: '7d' } }, ['/api/heatmap', { period: '7d' }]],
])('%o with %j is kept under %j', (endpoint, asked, key) => {
  expect(keyOf(endpoint, asked)).toEqual(key);
});
