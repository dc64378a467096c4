import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const URL = 'http://localhost/api/calendar/feed/secret.ics';
const answers = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/calendar/feed': { status: 200, body: { url: null } },
  ...more,
});
const choose = async (text: string, name: string) => {
  await userEvent.upload(await screen.findByLabelText('File to import'), new File([text], name));
};

it('leads to both exports', async () => {
  renderApp('/data', answers());
  const json = await screen.findByRole('link', { name: 'Export as JSON' });
  expect(json.getAttribute('href')).toBe('/api/export.json');
  const csv = screen.getByRole('link', { name: 'Export as CSV' });
  expect(csv.getAttribute('href')).toBe('/api/export.csv');
});

it.each([
  ['{"format":"hooplog-export"}', 'hooplog.json'],
  ['kind,workout_id', 'hooplog.csv'],
])('imports %s as it is', async (text, name) => {
  const imported = { 'POST /api/import': { status: 200, body: { added: 3, known: 2 } } };
  const { server } = renderApp('/data', answers(imported));
  await choose(text, name);
  await screen.findByText('3 workouts added. 2 were there already.');
  const [, init] = server.mock.calls.find(([url]) => url === '/api/import') ?? [];
  const sent = init?.body;
  expect(sent instanceof File ? [sent.name, sent.size] : null).toEqual([name, text.length]);
});

it.each<[what: string, text: string, message: string]>([
  ['that breaks off', '{"format":', 'This file is not complete'],
  ['that the server does not know', '{}', 'This is no export of Hooplog'],
])('says what is wrong with a file %s', async (_, text, message) => {
  const refusal = { message, code: 'validation_failed', requestId: 'r' };
  renderApp('/data', answers({ 'POST /api/import': { status: 400, body: refusal } }));
  await choose(text, 'hooplog.json');
  await screen.findByText(message);
});

it('makes, renews and stops the feed', async () => {
  renderApp(
    '/data',
    answers({
      'POST /api/calendar/feed': { status: 200, body: { url: URL } },
      'DELETE /api/calendar/feed': { status: 204 },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make a Feed Address' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Address of the feed');
  expect(address.value).toBe(URL);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the Feed' }));
  await waitFor(() => {
    expect(screen.queryByLabelText('Address of the feed')).toBeNull();
  });
});
