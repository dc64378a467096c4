import { expect, test } from 'vitest';
import type { ApiPath } from '../api-client/api-call.ts';
import { type Asked, keyOf } from './query-of.ts';

const period = '7d';

test.each<[path: ApiPath, asked: Asked, key: unknown[]]>([
  ['/api/places', {}, ['/api/places']],
  ['/api/workouts/:id', { params: { id: 'w' } }, ['/api/workouts', 'w']],
  ['/api/groups/:id/members', { params: { id: 'g' } }, ['/api/groups', 'g', 'members']],
  ['/api/heatmap', { query: { period } }, ['/api/heatmap', { period }]],
  [
    '/api/heatmap/without-zone',
    { query: { period } },
    ['/api/heatmap', 'without-zone', { period }],
  ],
  [
    '/api/heatmap/zones/:zone',
    { params: { zone: 'paint' }, query: { period } },
    ['/api/heatmap', 'zones', 'paint', { period }],
  ],
  ['/api/user/achievements', {}, ['/api/user', 'achievements']],
  [
    '/api/auth/links/look',
    { body: { secret: 's' } },
    ['/api/auth', 'links', 'look', { secret: 's' }],
  ],
])('%o with %j has the key %j', (path, asked, key) => {
  expect(keyOf(path, asked)).toEqual(key);
});
