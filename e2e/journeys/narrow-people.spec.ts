import type { APIRequestContext } from '@playwright/test';
import { demoTest } from '../harness/demo-test.ts';
import { expect } from '../harness/test.ts';

const test = demoTest('America/New_York');
/** The narrowest phones, and others at 200 % of their text (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

/** A word that no line can be broken in, as people paste them. */
const LONG = 'https://example.com/watch/aVeryLongAddressThatNobodyBreaksAnywhere/0123456789';

async function first(request: APIRequestContext, list: string): Promise<string> {
  const [entry] = (await (await request.get(list)).json()) as readonly { readonly id: string }[];
  if (entry === undefined) throw new Error(`The demo has something in ${list}`);
  return entry.id;
}

/** Every screen of the demo's player, who is in squads, plays in a team and coaches another. */
async function screens(request: APIRequestContext): Promise<readonly string[]> {
  const data = { name: LONG.slice(0, 40), description: LONG };
  const squad = (await (await request.post('/api/groups', { data })).json()) as { id: string };
  await expect(await request.post('/api/messages', { data: { content: LONG } })).toBeOK();
  const invited = { inviteeEmail: 'somebody.with.a.rather.long.address@basketball.example' };
  const invitations = `/api/groups/${squad.id}/invitations`;
  await expect(await request.post(invitations, { data: invited })).toBeOK();
  await expect(await request.post(invitations, { data: {} })).toBeOK();
  const group = await first(request, '/api/groups');
  const workout = await first(request, '/api/workouts');
  const named = { name: LONG.slice(0, 60), notes: LONG };
  await expect(await request.patch(`/api/workouts/${workout}`, { data: named })).toBeOK();
  const teams = (await (await request.get('/api/teams')).json()) as readonly { id: string }[];
  const inSquad = (id: string) =>
    ['overview', 'challenges', 'leaderboard', 'members', 'invites', 'chat'].map(
      (tab) => `/groups/${id}?tab=${tab}`,
    );
  return [
    ...['/', '/upload', '/film', '/workouts', '/manual-workout', '/heatmap', '/calendar'],
    ...[
      '/progress',
      '/badges',
      '/drills',
      '/leaderboard',
      '/chat',
      '/inbox',
      '/link',
      '/sample',
      '/data',
    ],
    ...['/profile', '/profile/edit', '/groups', ...inSquad(squad.id), ...inSquad(group)],
    ...['/teams', ...teams.map(({ id }) => `/teams/${id}`)],
    ...[`/workout/${workout}`, `/workout/${workout}/finish`],
  ];
}

test('no screen needs scrolling to the side at 320 px', async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  const wide: string[] = [];
  for (const address of await screens(page.request)) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > 320) wide.push(`${address}: ${width} px`);
  }
  expect(wide).toEqual([]);
});
