import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from './fixtures.ts';
import { type Answers, ok, renderApp } from './render-app.tsx';
import { aGroup, aMember, aStanding, GROUP_ID } from './squad-fixtures.ts';

export const SQUAD_API = `/api/groups/${GROUP_ID}`;

/** The page's responses for a squad with two members and nothing else. */
export const SQUAD = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/groups': ok([]),
  [`GET ${SQUAD_API}`]: ok(aGroup()),
  [`GET ${SQUAD_API}/members`]: ok([aMember(1, 'Maya', 'owner'), aMember(2, 'Ann', 'member')]),
  [`GET ${SQUAD_API}/leaderboard`]: ok([aStanding(1, 'Maya', 600), aStanding(2, 'Ann', 300)]),
  [`GET ${SQUAD_API}/invitations`]: ok([]),
  [`GET ${SQUAD_API}/feed`]: ok([]),
  [`GET ${SQUAD_API}/challenges`]: ok([]),
};

/** The page of the squad, its heading on the screen. */
export async function showSquad(changes: Answers = {}, tab?: string) {
  const view = renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, ...changes });
  await screen.findByRole('heading', { name: 'Tigers' });
  if (tab !== undefined) await userEvent.click(screen.getByRole('tab', { name: tab }));
  return view;
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
