import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../testing/render-app.tsx';
import { aGroup } from '../testing/squad-fixtures.ts';
import { aTeam } from '../testing/team-fixtures.ts';

// These tests cover the wait for a server that is away.
vi.unmock('../lib/api-client/no-answer.ts');

/** A second passes between two tries. */
const PATIENT = { timeout: 20_000 };

const ANSWERS: Answers = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/heatmap': ok([]),
  'GET /api/heatmap/kinds': ok([]),
  'GET /api/groups': ok([aGroup()]),
  'GET /api/teams': ok([aTeam()]),
  'GET /api/team-invitations': ok([]),
  'GET /api/invitations/pending': ok([]),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a page, leaves it, comes back, and counts the calls of the page. */
async function callsOf(path: string, heading: string, call: string): Promise<number> {
  const { router, server } = renderApp(path, ANSWERS);
  await screen.findByRole('heading', { name: heading, level: 1 });
  await act(() => router.navigate({ to: '/onboarding' }));
  await screen.findByRole('heading', { name: 'Welcome to Hooplog' });
  await act(() => router.navigate({ to: path }));
  await screen.findByRole('heading', { name: heading, level: 1 });
  // The window regains the focus, and the connection.
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  focusManager.setFocused(undefined);
  const made = () => server.mock.calls.filter(([url]) => url.split('?')[0] === call).length;
  await waitFor(() => {
    expect(made()).toBeGreaterThan(0);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return made();
}

it('fetches data that only the player changes once', async () => {
  expect(await callsOf('/heatmap', 'Shooting Heat Map', '/api/heatmap')).toBe(1);
});

it.each([
  ['/groups', 'My Squads', '/api/groups'],
  ['/teams', 'Teams', '/api/teams'],
])('refetches data that others change when %s is opened, and never by itself', async (...page) => {
  expect(await callsOf(...page)).toBe(2);
});

it('does not retry an error response', async () => {
  const { server } = renderApp('/heatmap', { ...ANSWERS, 'GET /api/heatmap': { status: 503 } });
  await screen.findByRole('button', { name: 'Retry' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  expect(server.mock.calls.filter(([url]) => /^\/api\/heatmap(\?|$)/.test(url))).toHaveLength(1);
});

/** Opens the heat map and presses Retry, whose call `away` answers; the next call succeeds. */
async function retriedWhile(away: () => Promise<Response>) {
  const { server } = renderApp('/heatmap', { ...ANSWERS, 'GET /api/heatmap': { status: 503 } });
  await screen.findByRole('button', { name: 'Retry' });
  const usual = server.getMockImplementation();
  let isAway = true;
  server.mockImplementation((url, init) => {
    if (!/^\/api\/heatmap(\?|$)/.test(url)) return usual?.(url, init) ?? away();
    return isAway ? away() : Promise.resolve(Response.json([]));
  });
  server.mockClear();
  screen.getByRole('button', { name: 'Retry' }).click();
  const comeBack = () => {
    isAway = false;
  };
  return { server, comeBack };
}

const nobody = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['nobody answers', nobody],
  ['only a proxy answers', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
  ['a proxy has no server left', () => Promise.resolve(new Response('', { status: 503 }))],
])('retries while %s, and recovers by itself when the server is back', async (_, away) => {
  const { server, comeBack } = await retriedWhile(away);
  await waitFor(() => {
    expect(server.mock.calls.length).toBeGreaterThan(1);
  }, PATIENT);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  comeBack();
  expect(await screen.findByText('No zone data available yet', {}, PATIENT)).toBeTruthy();
});

it('recovers by itself even after it has reported that the server does not answer', async () => {
  const { comeBack } = await retriedWhile(nobody);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
  expect(await screen.findByRole('button', { name: 'Retry' }, PATIENT)).toBeTruthy();
  comeBack();
  expect(await screen.findByText('No zone data available yet', {}, PATIENT)).toBeTruthy();
});
