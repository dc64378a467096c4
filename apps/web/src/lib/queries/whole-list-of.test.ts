import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { aTeam } from '../../testing/team-fixtures.ts';
import { wholeListOf } from './whole-list-of.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a paged list is loaded whole', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const isLast = path.includes('cursor=');
    const team = { ...aTeam(), name: isLast ? 'Tigers' : 'Lions' };
    const headers = isLast ? {} : { link: '</api/teams?cursor=abc>; rel="next"' };
    return Promise.resolve(Response.json([team], { headers }));
  });
  const teams = await new QueryClient().query(wholeListOf('GET /api/teams'));
  expect(teams.map(({ name }) => name)).toEqual(['Lions', 'Tigers']);
  expect(asked).toEqual(['/api/teams', '/api/teams?cursor=abc']);
});
