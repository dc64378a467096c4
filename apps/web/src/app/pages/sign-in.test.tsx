import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAsked } from '../../features/sign-in/asked-here.ts';
import { aUser } from '../../testing/fixtures.ts';
import { bodyOf, renderApp, type Answers } from '../../testing/render-app.tsx';

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
        { id: 'google', label: 'Google', href: '/api/auth/google/start' },
        { id: 'x', label: 'X', href: '/api/auth/x/start' },
      ],
      codesGo: 'screen',
      passkeys: false,
    },
  },
  'POST /api/auth/email/start': { status: 204 },
  'GET /api/heatmap': { status: 200, body: [] },
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function askForCode(email: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

async function enterCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Sign-in code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs in with the mailed code and returns to the requested page', async () => {
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

const verified = (server: ReturnType<typeof renderApp>['server']) =>
  server.mock.calls.filter(([url]) => url.includes('/email/verify')).length;

it.each([
  ['six digits', '123456'],
  ['six in groups', '123 456'],
  ['twelve digits', '123456789012'],
  ['twelve in groups', '1234 5678 9012'],
])('submits a complete code by itself: %s', async (_what, code) => {
  const { router, server } = renderApp('/login', {
    ...AROUND,
    'POST /api/auth/email/verify': { status: 200, body: aUser() },
  });
  await askForCode('maya@example.com');
  await userEvent.type(await screen.findByLabelText('Sign-in code'), code);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  expect(verified(server)).toBe(1);
});

it('does not submit a refused code again by itself', async () => {
  const { server } = renderApp('/login', {
    ...AROUND,
    'POST /api/auth/email/verify': refused(400, 'code_invalid', 'That code is not right.'),
  });
  await askForCode('maya@example.com');
  await enterCode('123456');
  await screen.findByText('That code is not right.');
  await new Promise((done) => setTimeout(done, 800));
  expect(verified(server)).toBe(1);
});

it('offers the other configured methods, and renames the screen once a code is sent', async () => {
  renderApp('/login', AROUND);
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toMatch(/^\/api\/auth\/google\/start\?timeZone=/);
  await askForCode('maya@example.com');
  expect(await screen.findByText(/The code is on the screen of the machine/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Check your e-mail|Sent to/);
});

it('asks for no address if only providers sign in', async () => {
  renderApp('/login', {
    ...AROUND,
    'GET /api/auth/methods': {
      status: 200,
      body: {
        methods: [{ id: 'club', label: 'Hoop Club', href: '/api/auth/club/start' }],
        codesGo: 'nowhere',
        passkeys: false,
      },
    },
  });
  await screen.findByRole('link', { name: 'Continue with Hoop Club' });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(document.body.textContent).not.toMatch(/or by e-mail|codes reach nobody/);
});

it('says which of the landing page’s methods are set up here', async () => {
  renderApp('/login', AROUND);
  expect(await screen.findByText(/Set up here: E-mail, Google, X\.$/)).toBeTruthy();
});

/** The same page, with this destination of codes. */
const where = (codesGo: string): Answers => ({
  ...AROUND,
  'GET /api/auth/methods': {
    status: 200,
    body: { methods: [{ id: 'email', label: 'E-mail', href: null }], codesGo, passkeys: false },
  },
});

it.each([
  ['/invite/abc', 'You’re invited to a squad. Sign in to answer. New here? It works the same.'],
  ['/join/abc', 'You’re invited to a team. Sign in to answer. New here? It works the same.'],
])('tells visitors from %s what they are invited to', async (path, words) => {
  renderApp(`/login?returnTo=${encodeURIComponent(path)}`, AROUND);
  await screen.findByText(words);
});

it('promises no mail if none is sent', async () => {
  renderApp('/login', where('screen'));
  await screen.findByText('No password to remember. New here? It works the same.');
});

it('mentions a mail if one is sent', async () => {
  renderApp('/login', where('mail'));
  await screen.findByText(/We e-mail you a code\.$/);
  await askForCode('maya@example.com');
  await screen.findByRole('heading', { name: 'Check your e-mail' });
  await screen.findByText(/^Sent to maya@example.com/);
});

it('says what the operator has to do if codes cannot be delivered', async () => {
  renderApp('/login', where('nowhere'));
  await screen.findByText(/codes reach nobody/);
  await askForCode('maya@example.com');
  await screen.findByRole('heading', { name: 'No mail was sent' });
  expect(document.body.textContent).toContain('SMTP_URL');
  expect(document.body.textContent).not.toMatch(/Check your e-mail|Sent to/);
});

it('explains on plain http that filming needs https', async () => {
  vi.stubGlobal('isSecureContext', false);
  renderApp('/login', AROUND);
  await screen.findByText(/This page was loaded over plain http/);
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

it('explains what is wrong with a code', async () => {
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
  expect(await screen.findByText('Type all digits of the code')).toBeTruthy();
  await enterCode('3456');
  expect(await screen.findByText('That code is not right. Please try again.')).toBeTruthy();
});

it('passes the requested page on to a provider', async () => {
  renderApp('/login?returnTo=%2Fheatmap', AROUND);
  const link = await screen.findByRole('link', { name: 'Continue with X' });
  expect(link.getAttribute('href')).toContain('/api/auth/x/start?returnTo=%2Fheatmap&timeZone=');
});

it('explains why a sign-in at a provider failed', async () => {
  renderApp('/login?problem=denied&provider=google', AROUND);
  await screen.findByRole('link', { name: 'Continue with Google' });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You did not let Google sign you in.',
  );
});

it('shows nothing from a forged address', async () => {
  renderApp('/login?problem=Call+555-0100+now&provider=%3Cb%3E', AROUND);
  await screen.findByRole('link', { name: 'Continue with Google' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).not.toContain('555');
});

it('asks for the address that a provider did not give, and joins both', async () => {
  const { router, server } = renderApp('/login?step=address&returnTo=%2Fheatmap', {
    ...AROUND,
    'GET /api/auth/pending': { status: 200, body: { pending: { label: 'X', handle: '@maya' } } },
    'POST /api/auth/email/verify': { status: 200, body: aUser() },
  });
  expect(await screen.findByText(/^X \(@maya\) gave us no confirmed e-mail address/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  await askForCode('maya@example.com');
  await enterCode('123456');
  await waitFor(() => {
    expect(router.state.location.href).toBe('/heatmap');
  });
  const sent = server.mock.calls.find(([url]) => url.includes('/email/verify'))?.[1].body;
  expect(sent).toContain('"forPending":true');
});

it('offers every method again when the half hour for the address is over', async () => {
  renderApp('/login?step=address', {
    ...AROUND,
    'GET /api/auth/pending': { status: 200, body: { pending: null } },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('That sign-in took too long');
  expect(await screen.findByRole('link', { name: 'Continue with X' })).toBeTruthy();
});

const PROOF = 'p'.repeat(43);
const MAILED = `/login#123456.${PROOF}.maya%40example.com`;
const sentBodies = (server: ReturnType<typeof renderApp>['server']) =>
  server.mock.calls
    .filter(([url]) => url.includes('/email/verify'))
    .map(([, init]) => bodyOf(init));
const WRONG = refused(400, 'code_invalid', 'That code is wrong or has expired.');

it('signs in by the mailed link without a question in the browser that requested it', async () => {
  noteAsked({ returnTo: '/heatmap', forPending: true });
  const { server } = renderApp(MAILED, {
    ...AROUND,
    'POST /api/auth/email/verify': { status: 200, body: aUser() },
  });
  await waitFor(() => {
    expect(sentBodies(server)).toMatchObject([{ code: '123456', forPending: true }]);
  });
  expect(sentBodies(server)[0]).not.toHaveProperty('proof');
  expect(screen.queryByRole('button', { name: 'Sign in here' })).toBeNull();
});

it('asks first if a mailed link is opened elsewhere, and names the account', async () => {
  const { server } = renderApp(MAILED, {
    ...AROUND,
    'POST /api/auth/email/verify': { status: 200, body: aUser() },
  });
  const go = await screen.findByRole('button', { name: 'Sign in here' });
  expect(screen.getByText('maya@example.com')).toBeTruthy();
  expect(sentBodies(server)).toEqual([]);
  await userEvent.click(go);
  await waitFor(() => {
    expect(sentBodies(server)).toMatchObject([{ email: 'maya@example.com', proof: PROOF }]);
  });
});

it('asks about another person’s link in a browser that waits for its own', async () => {
  noteAsked({ returnTo: '/', forPending: false });
  const { server } = renderApp(MAILED, { ...AROUND, 'POST /api/auth/email/verify': WRONG });
  const go = await screen.findByRole('button', { name: 'Sign in here' });
  expect(sentBodies(server)).toHaveLength(1);
  await userEvent.click(go);
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.getByRole('alert').textContent).toBe('That code is wrong or has expired.');
});

it('forgets after ten minutes that this browser requested a link', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 10 * 60_000);
  noteAsked({ returnTo: '/', forPending: false });
  const { server } = renderApp(MAILED, AROUND);
  await screen.findByRole('button', { name: 'Sign in here' });
  expect(sentBodies(server)).toEqual([]);
});

it('does not move a signed-in user to another account', async () => {
  const { router, server } = renderApp(MAILED, {
    ...AROUND,
    'GET /api/auth/user': { status: 200, body: aUser() },
  });
  await waitFor(() => {
    expect(router.state.location.href).toBe('/');
  });
  expect(sentBodies(server)).toEqual([]);
});

it('says that a link is incomplete, and offers a way on', async () => {
  renderApp(MAILED.slice(0, 30), AROUND);
  await screen.findByText('It is not complete. Open it from the mail once more.');
  await screen.findByRole('link', { name: 'Ask for a new one' });
});
