import type { APIRequestContext } from '@playwright/test';

interface Named {
  readonly id: string;
}

async function listOf(request: APIRequestContext, list: string): Promise<readonly Named[]> {
  const found = (await (await request.get(list)).json()) as readonly Named[];
  if (found.length === 0) throw new Error(`The demo has something in ${list}`);
  return found;
}

const SQUAD_TABS = ['overview', 'leaderboard', 'challenges', 'members', 'invites', 'chat'];

const OPERATOR_TABS = ['accounts', 'circles', 'state', 'log'];

/** Every screen of the demo's player, who is in squads, plays in a team, coaches another, and is an operator. */
export async function demoScreens(request: APIRequestContext): Promise<readonly string[]> {
  const squads = await listOf(request, '/api/groups');
  const teams = await listOf(request, '/api/teams');
  const [workout] = await listOf(request, '/api/workouts');
  return [
    ...['/', '/upload', '/film', '/workouts', '/manual-workout', '/heatmap', '/calendar'],
    ...['/progress', '/badges', '/drills', '/leaderboard', '/chat', '/inbox', '/link', '/sample'],
    ...['/data', '/profile', '/profile/edit', '/groups'],
    ...squads.flatMap(({ id }) => SQUAD_TABS.map((tab) => `/groups/${id}?tab=${tab}`)),
    ...['/teams', ...teams.flatMap(({ id }) => [`/teams/${id}`, `/teams/${id}/week`])],
    ...['/operator', ...OPERATOR_TABS.map((tab) => `/operator?tab=${tab}`)],
    ...[`/workout/${workout?.id}`, `/workout/${workout?.id}/finish`],
  ];
}
