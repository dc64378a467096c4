import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Named {
  readonly id: string;
}

interface Team extends Named {
  readonly role: string;
}

async function listOf<One extends Named>(
  request: APIRequestContext,
  list: string,
): Promise<readonly [One, ...One[]]> {
  const [first, ...others] = (await (await request.get(list)).json()) as readonly One[];
  if (first === undefined) throw new Error(`The demo has something in ${list}`);
  return [first, ...others];
}

const SQUAD_TABS = ['overview', 'leaderboard', 'challenges', 'members', 'invites', 'chat'];

const OPERATOR_TABS = ['accounts', 'circles', 'state', 'log'];

/** Ids of the demo player's data. */
async function demoThings(request: APIRequestContext) {
  const squads = await listOf(request, '/api/groups');
  const teams = await listOf<Team>(request, '/api/teams');
  const workouts = await listOf(request, '/api/workouts');
  const coached = teams.find(({ role }) => role === 'coach') ?? teams[0];
  const players = await request.get(`/api/teams/${coached.id}/players`);
  const [first] = (await players.json()) as readonly { readonly player: Named }[];
  return { squads, teams, coached, workouts, player: first?.player.id ?? '' };
}

/** Every screen of the demo's player, who is in squads, plays in a team, coaches another, and is an operator. */
export async function demoScreens(request: APIRequestContext): Promise<readonly string[]> {
  const { squads, teams, coached, player, workouts } = await demoThings(request);
  const [workout, other = workout] = workouts;
  return [
    ...['/', '/upload', '/film', '/workouts', '/manual-workout', '/heatmap', '/calendar'],
    ...['/progress', '/badges', '/drills', '/leaderboard', '/chat', '/inbox', '/link', '/sample'],
    ...['/data', '/profile', '/profile/edit', '/groups'],
    ...squads.flatMap(({ id }) => SQUAD_TABS.map((tab) => `/groups/${id}?tab=${tab}`)),
    ...['/teams', ...teams.flatMap(({ id }) => [`/teams/${id}`, `/teams/${id}/week`])],
    ...[`/workout/${workout.id}`, `/workout/${workout.id}/finish`, '/upload?tracking=true'],
    ...[`/workouts/compare?a=${workout.id}&b=${other.id}`, '/drills?drill=mikan', '/trash'],
    `/teams/${coached.id}/players/${player}`,
    ...['/operator', ...OPERATOR_TABS.map((tab) => `/operator?tab=${tab}`)],
  ];
}

/** Opens a screen and waits for all its data. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A dialog over a screen: the screen, and the controls to press in order. */
export interface Opened {
  readonly name: string;
  readonly address: string;
  readonly presses: readonly (string | RegExp)[];
}

/** Every dialog of the demo's player. */
export async function demoDialogs(request: APIRequestContext): Promise<readonly Opened[]> {
  const { squads, coached, workouts } = await demoThings(request);
  const squad = `/groups/${squads[0].id}`;
  const team = `/teams/${coached.id}`;
  const workout = `/workout/${workouts[0].id}`;
  const all: readonly (readonly [
    name: string,
    address: string,
    ...presses: (string | RegExp)[],
  ])[] = [
    ['menu', '/', 'Menu'],
    ['new-goal', '/', 'Add Goal'],
    ['goal', '/', /^Edit goal/],
    ['share-workout', workout, 'Share'],
    ['edit-workout', workout, 'Edit'],
    ['delete-workout', workout, 'Delete'],
    ['share-review', '/progress', 'Share'],
    ['new-drill', '/drills', 'New drill'],
    ['message', '/chat', /^More/],
    ['report-message', '/chat', /^More/, 'Report message'],
    ['removed-messages', squad, /^More/, 'Removed messages'],
    ['new-squad', '/groups', 'Create Squad'],
    ['edit-squad', squad, /^More/, 'Edit Squad'],
    ['delete-squad', squad, /^More/, 'Delete Squad'],
    ['new-challenge', `${squad}?tab=challenges`, 'Start a Challenge'],
    ['new-team', '/teams', 'Create Team'],
    ['rename-team', team, 'Rename'],
    ['delete-team', team, 'Delete'],
    ['assign-workout', team, 'Assign Workout'],
    ['announcement', team, 'Write'],
    ['change-email', '/profile', 'Change e-mail'],
    ['muted-players', '/profile', 'Muted players'],
    ['passkeys', '/profile', 'Passkeys'],
    ['api-tokens', '/profile', 'API tokens'],
    ['webhooks', '/profile', 'Webhooks'],
    ['delete-account', '/profile', 'Delete Account'],
  ];
  return all.map(([name, address, ...presses]) => ({ name, address, presses }));
}

/** Presses the controls on the current screen. */
export async function press(page: Page, presses: Opened['presses']): Promise<void> {
  for (const name of presses) {
    const exact = typeof name === 'string';
    await page.getByRole('button', { name, exact }).and(page.locator(':visible')).first().click();
  }
  await expect(page.getByRole('dialog').first()).toBeVisible();
}
