import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

const ID = '01900000-0000-7000-8000-0000000000cc';
const SECRET = 'an-unguessable-secret-of-32-signs';
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { message, code, requestId: 'r1' },
});
const signedIn: Answers = { 'GET /api/auth/user': { status: 200, body: aUser() } };
const signedOut: Answers = {
  'GET /api/auth/user': refused(401, 'unauthorized', 'Unauthorized'),
};
const made = (origin: string | null): Answers => ({
  'POST /api/auth/links': {
    status: 201,
    body: { id: ID, secret: SECRET, expiresAt: '2026-11-20T18:07:00.000Z', origin },
  },
});
const became = (state: string, device: string | null = null): Answers => ({
  [`GET /api/auth/links/${ID}`]: { status: 200, body: { state, device } },
});

afterEach(() => {
  vi.unstubAllGlobals();
});
const showCode = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show Code' }));
};

it('shows a code with an address that phones can open', async () => {
  renderApp('/link', { ...signedIn, ...made('https://192.168.1.20:3000'), ...became('waiting') });
  await showCode();
  await screen.findByRole('img', { name: 'Code that signs a phone in' });
});

it('says that phones cannot connect if the program runs for this machine only', async () => {
  renderApp('/link', { ...signedIn, ...made(null), ...became('waiting') });
  await showCode();
  await screen.findByText('npm start -- --lan');
  expect(screen.queryByRole('img', { name: /^Code/ })).toBeNull();
});

it.each([
  ['used', 'Safari on iPhone', 'Safari on iPhone is signed in now.'],
  ['expired', null, 'The two minutes are up: that code no longer works.'],
])('says that the code is %s, and offers another one', async (state, device, words) => {
  const answers = { ...signedIn, ...made('https://192.168.1.20:3000'), ...became(state, device) };
  renderApp('/link', answers);
  await showCode();
  await screen.findByText(words);
  await screen.findByRole('button', { name: 'Show a New Code' });
  expect(screen.queryByRole('img', { name: /^Code/ })).toBeNull();
});

it('asks before signing in, and says who is signed out', async () => {
  const { server } = renderApp(`/link#${SECRET}`, {
    ...signedIn,
    'POST /api/auth/links/look': { status: 200, body: { name: 'Jordan' } },
    'POST /api/auth/links/redeem': { status: 200, body: aUser() },
  });
  const go = await screen.findByRole('button', { name: 'Sign in as Jordan' });
  expect(screen.getByText('Maya is signed out here.')).toBeTruthy();
  const redeemed = () => server.mock.calls.some(([url]) => url.endsWith('/redeem'));
  expect(redeemed()).toBe(false);
  await userEvent.click(go);
  await waitFor(() => {
    expect(redeemed()).toBe(true);
  });
});

it.each(['when it is opened', 'when it is used'])(
  'says %s that a code is no longer valid',
  async (when) => {
    const over = refused(400, 'code_invalid', 'This code no longer works.');
    const isOpened = when === 'when it is opened';
    renderApp(`/link#${SECRET}`, {
      ...signedOut,
      'POST /api/auth/links/look': isOpened ? over : { status: 200, body: { name: 'Jordan' } },
      'POST /api/auth/links/redeem': over,
    });
    if (!isOpened) {
      await userEvent.click(await screen.findByRole('button', { name: 'Sign in as Jordan' }));
    }
    await screen.findByText('This code no longer works.');
    await screen.findByRole('link', { name: 'Sign in another way' });
  },
);
