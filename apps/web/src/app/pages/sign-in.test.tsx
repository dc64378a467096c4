import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const refused = (status: number, code: string, message: string) => ({
  status,
  body: { message, code, requestId: 'r1' },
});
const AROUND: Answers = {
  'GET /api/auth/user': refused(401, 'unauthorized', 'Unauthorized'),
  'GET /api/auth/methods': {
    status: 200,
    body: {
      methods: [
        { id: 'email', label: 'E-mail', href: null },
        { id: 'google', label: 'Continue with Google', href: '/api/auth/google' },
      ],
      mailboxUrl: 'http://127.0.0.1:3000/mailbox',
    },
  },
  'POST /api/auth/email/start': { status: 204 },
  'GET /api/heatmap': { status: 200, body: [] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function askForCode(email: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

async function enterCode(code: string) {
  await userEvent.type(await screen.findByLabelText('6-digit code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs in with the mailed code and goes back to the page that was asked for', async () => {
  const { router } = renderApp('/login?returnTo=%2Fheatmap%3Fperiod%3D7d', {
    ...AROUND,
    'POST /api/auth/email/verify': { status: 200, body: aUser() },
  });
  await askForCode('Maya@Example.com');
  await enterCode('123456');
  await waitFor(() => {
    expect(router.state.location.href).toBe('/heatmap?period=7d');
  });
});

it('offers the other configured ways and names the mailbox once a code is sent', async () => {
  renderApp('/login', AROUND);
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe('/api/auth/google');
  await askForCode('maya@example.com');
  const mailbox = await screen.findByRole('link', { name: 'local mailbox' });
  expect(mailbox.getAttribute('href')).toBe('http://127.0.0.1:3000/mailbox');
});

it.each([
  ['', 'Please enter a valid e-mail address'],
  ['maya', 'Please enter a valid e-mail address'],
])('refuses the address "%s"', async (email, message) => {
  const { server } = renderApp('/login', AROUND);
  const field = await screen.findByLabelText('E-mail');
  if (email !== '') await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.mock.calls.some(([url]) => url.includes('/email/start'))).toBe(false);
});

it('tells what is wrong with a code', async () => {
  renderApp('/login', {
    ...AROUND,
    'POST /api/auth/email/verify': refused(
      400,
      'code_invalid',
      'That code is not right. Please try again.',
    ),
  });
  await askForCode('maya@example.com');
  await enterCode('12');
  expect(await screen.findByText('The code has 6 digits')).toBeTruthy();
  await enterCode('3456');
  expect(await screen.findByText('That code is not right. Please try again.')).toBeTruthy();
});
