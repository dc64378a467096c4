import { PEOPLE_SCREENS, type SaidScreen, showsOf } from '@hooplog/domain/specification';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { aMessage, aRankedPlayer, aUser, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import {
  aGroup,
  anInvitation,
  aReceivedInvitation,
  GROUP_ID,
} from '../../testing/squad-fixtures.ts';
import { aTeam } from '../../testing/team-fixtures.ts';
import { expectShown } from './shown.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GONE = {
  status: 404,
  body: { message: 'Group not found', code: 'not_found', requestId: 'r1' },
};
const me = aUser();
const PLAYER = aUser({
  birthday: '2000-01-02T00:00:00.000Z',
  height: 75,
  position: 'Guard',
  skillLevel: 'Advanced',
});
const NEW = aUser({ displayName: null, profileComplete: 0 });
const AROUND: Answers = {
  'GET /api/auth/user': ok(me),
  'GET /api/stats': ok(noStats()),
  'GET /api/auth/sessions': ok([]),
  'GET /api/heatmap': ok([]),
  'GET /api/groups': ok([]),
  'GET /api/teams': ok([]),
  'GET /api/team-invitations': ok([]),
  'GET /api/invitations/pending': ok([]),
  'GET /api/invitations/pending/count': ok({ count: 0 }),
};
const show = (path: string, changes: Answers = {}) => renderApp(path, { ...AROUND, ...changes });
const as = (user: object) => ({ 'GET /api/auth/user': ok(user) });
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const press = async (name: string) => {
  await user().click(await screen.findByRole('button', { name }));
};
const pressInDialog = async (dialog: string, button: string) => {
  const open = within(await screen.findByRole('dialog', { name: dialog, hidden: true }));
  await user().click(open.getByRole('button', { name: button, hidden: true }));
};

const API = `/api/groups/${GROUP_ID}`;
const squad = (tab: string) =>
  show(`/groups/${GROUP_ID}?tab=${tab}`, {
    [`GET ${API}`]: ok(aGroup()),
    [`GET ${API}/members`]: ok([]),
    [`GET ${API}/leaderboard`]: ok([]),
    [`GET ${API}/invitations`]: ok([anInvitation()]),
  });
const leaderboard = (players: readonly object[]) =>
  show('/leaderboard', {
    'GET /api/leaderboard': ok(players),
    'GET /api/leaderboard/me': ok({ ...aRankedPlayer(9), state: 'listed' }),
  });

/** Leads to each state of the screens. */
const SCENES: Readonly<Record<keyof typeof PEOPLE_SCREENS, () => unknown>> = {
  navigation: () => show('/heatmap'),
  leaderboard: () => leaderboard([aRankedPlayer(1)]),
  'leaderboard without players': () => leaderboard([]),
  chat: () => show('/chat', { 'GET /api/messages': ok([aMessage(1, { userId: me.id })]) }),
  'chat without messages': () => show('/chat', { 'GET /api/messages': ok([]) }),
  squads: () => {
    const alone = aGroup({ id: me.id, name: 'Lions', description: null, memberCount: 1 });
    show('/groups', { 'GET /api/groups': ok([aGroup(), alone]) });
  },
  'squads, a new one': async () => {
    show('/groups');
    await press('Create Your First Squad');
  },
  'no squads': () => show('/groups'),
  'squad, overview': () => squad('overview'),
  'squad, leaderboard without shots': () => squad('leaderboard'),
  'squad, invites': () => squad('invites'),
  'squad, not found': () => show(`/groups/${GROUP_ID}`, { [`GET ${API}`]: GONE }),
  invitation: () =>
    show('/invite/open-link', { 'GET /api/invitations/open-link': ok(aReceivedInvitation()) }),
  'teams of a coach': () =>
    show('/teams', { ...as(aUser({ isCoach: 1 })), 'GET /api/teams': ok([aTeam()]) }),
  'teams of a new coach': () => show('/teams', as(aUser({ isCoach: 1 }))),
  'teams of a player': () => show('/teams'),
  profile: () => show('/profile', as(PLAYER)),
  'profile setup': () => show('/profile/setup', as(NEW)),
  'profile edit': () => show('/profile/edit', as(PLAYER)),
  'profile, being saved': async () => {
    const { server } = show('/profile/edit', as(PLAYER));
    await screen.findByRole('button', { name: 'Save Changes' });
    server.mockImplementation(() => new Promise<Response>(() => undefined));
    await press('Save Changes');
  },
  'profile without a name': async () => {
    show('/profile/setup', as(NEW));
    await press('Complete Profile');
  },
  'squad without a name': async () => {
    show('/groups');
    await press('Create Your First Squad');
    await pressInDialog('Create Squad', 'Create Squad');
  },
  'team without a name': async () => {
    show('/teams', as(aUser({ isCoach: 1 })));
    await press('Create First Team');
    await pressInDialog('Create Team', 'Create Team');
  },
};

it.each(Object.entries<SaidScreen>(PEOPLE_SCREENS))('%s', async (name, { texts }) => {
  await SCENES[name as keyof typeof PEOPLE_SCREENS]();
  await expectShown(texts.flatMap(showsOf), name === 'navigation');
});
