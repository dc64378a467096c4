import type { Import, ImportPreview, Room } from '@hooplog/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answer, type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const URL = 'http://localhost/api/calendar/feed/secret.ics';
const NONE = { count: 0, bytes: 0 };
const aRoom = (more: Partial<Room> = {}): Room => ({
  ...{ limitBytes: null, usedBytes: 0, films: NONE, clips: NONE, unfinished: NONE, trash: NONE },
  ...{ reels: NONE, photo: NONE },
  ...more,
});
const answers = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/calendar/feed': { status: 200, body: { url: null } },
  'GET /api/user/room': { status: 200, body: aRoom() },
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
  [null, '1.6 GB used'],
  [5e9, '1.6 GB of 5.0 GB used'],
])('with a limit of %s bytes shows what takes space: %s', async (limitBytes, text) => {
  const films = { count: 3, bytes: 1_550_000_000 };
  const room = aRoom({
    limitBytes,
    usedBytes: 1_600_000_000,
    films,
    clips: { count: 1, bytes: 5e7 },
    trash: { count: 2, bytes: 3e7 },
  });
  renderApp('/data', answers({ 'GET /api/user/room': { status: 200, body: room } }));
  await screen.findByText(text);
  expect(screen.queryByRole('progressbar', { name: 'Room used' }) !== null).toBe(
    limitBytes !== null,
  );
  screen.getByText('50.0 MB');
  screen.getByText('30.0 MB');
  expect(screen.queryByText('Unfinished uploads')).toBeNull();
  const link = screen.getByRole('link', { name: 'Choose workouts to delete' });
  expect(link.getAttribute('href')).toBe('/workouts');
});

it('deletes all reels, if there are any, after a confirmation', async () => {
  const room = aRoom({ usedBytes: 8e6, reels: { count: 2, bytes: 8e6 } });
  const view = renderApp('/data', {
    ...answers({ 'GET /api/user/room': { status: 200, body: room } }),
    'DELETE /api/user/reels': { status: 204, body: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all reels' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Reels', hidden: true }));
  await waitFor(() => {
    const sent = view.server.mock.calls.map(([url, init]) => `${init.method ?? 'GET'} ${url}`);
    expect(sent.filter((call) => call === 'DELETE /api/user/reels')).toHaveLength(1);
    expect(sent.filter((call) => call === 'GET /api/user/room')).toHaveLength(2);
  });
});

it('says that there are no videos', async () => {
  renderApp('/data', answers());
  await screen.findByText('You have no videos and no photo on the server.');
});

const aPreview = (more: Partial<ImportPreview> = {}): ImportPreview =>
  ({
    ...{ format: 'csv', encoding: 'utf-8', separator: 'comma', textExample: null },
    ...{ dateOrder: null, dateExample: null, columns: [], question: null },
    ...({ workouts: 5, known: 0, firstDay: '2026-06-01', lastDay: '2026-06-10' } as const),
    ...{ refused: 0, problems: [] },
    ...more,
  }) as ImportPreview;
const previewOf = (more: Partial<ImportPreview> = {}) => ({ status: 200, body: aPreview(more) });
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

const anImport = (more: Partial<Import> = {}): Import => ({
  ...{ id: '01900000-0000-7000-8000-000000000001', state: 'under_way' },
  ...{ total: 5, added: 0, known: 0, createdAt: '2026-06-15T12:00:00Z' },
  ...more,
});
const listed = (more: Partial<Import>) => ({ status: 200, body: [anImport(more)] });

it.each([
  ['{"format":"hooplog-export"}', 'hooplog.json'],
  ['kind,workout_id', 'hooplog.csv'],
])('uploads %s unchanged, and follows its import to the end', async (text, name) => {
  const server: Record<string, Answer> = {
    ...answers(),
    'GET /api/imports': { status: 200, body: [] },
    'POST /api/import/preview': previewOf(),
    'POST /api/import': { status: 202, body: anImport() },
  };
  const view = renderApp('/data', server);
  server['GET /api/imports'] = listed({ added: 1, known: 1 });
  await choose(text, name);
  await press('Import 5 Workouts');
  await screen.findByText('Adding workouts: 2 of 5');
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  const [, init] = view.server.mock.calls.find(([url]) => url === '/api/import') ?? [];
  const sent = init?.body;
  expect(sent instanceof File ? [sent.name, sent.size] : null).toEqual([name, text.length]);
  expect(init?.headers).toMatchObject({ prefer: 'respond-async' });
  server['GET /api/imports'] = listed({ state: 'done', added: 3, known: 2 });
  await screen.findByText('3 workouts added. 2 were there already.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  const refreshed = () => view.server.mock.calls.map(([url]) => url);
  await waitFor(() => {
    expect(refreshed()).toContain('/api/achievements/check');
  });
});

it('refreshes other screens when an import ends while they are open', async () => {
  const server: Record<string, Answer> = {
    ...answers(),
    'GET /api/imports': { status: 200, body: [] },
    'POST /api/import/preview': previewOf(),
    'POST /api/import': { status: 202, body: anImport() },
    'GET /api/heatmap': { status: 200, body: [] },
  };
  const view = renderApp('/data', server);
  server['GET /api/imports'] = listed({ added: 1 });
  await choose('kind,workout_id', 'hooplog.csv');
  await press('Import 5 Workouts');
  await screen.findByText('Adding workouts: 1 of 5');
  await act(() => view.router.navigate({ to: '/heatmap' }));
  await screen.findByText('No zone data available yet');
  const shots = { zone: 'zone_1_paint', made: 3, total: 4, percentage: 75, before: null };
  server['GET /api/heatmap'] = { status: 200, body: [shots] };
  server['GET /api/imports'] = listed({ state: 'done', added: 5 });
  expect(await screen.findAllByText('3/4', {}, { timeout: 5000 })).not.toEqual([]);
});

it.each<[what: string, one: Partial<Import>, says: string]>([
  ['one that waits', {}, 'Your file is in. Adding its workouts soon …'],
  ['one that is half done', { added: 2 }, 'Adding workouts: 2 of 5'],
  ['one that is done', { state: 'done', added: 1 }, '1 workout added.'],
  [
    'one that stopped',
    { state: 'failed', added: 2 },
    'The import stopped after 2 of 5 workouts. Import the file again to add the rest. If it stops there again, split the file.',
  ],
])('shows after a reload %s', async (_, one, says) => {
  renderApp('/data', answers({ 'GET /api/imports': listed(one) }));
  await screen.findByText(says);
});

it.each<[what: string, text: string, message: string]>([
  ['that breaks off', '{"format":', 'This file is not complete'],
  ['that the server does not know', '{}', 'This is not a Hooplog export'],
])('explains the error of a file %s', async (_, text, message) => {
  const refusal = { message, code: 'validation_failed', requestId: 'r' };
  renderApp('/data', answers({ 'POST /api/import/preview': { status: 400, body: refusal } }));
  await choose(text, 'hooplog.json');
  await screen.findByText(message);
});

const sentTo = (view: ReturnType<typeof renderApp>, path: string) =>
  view.server.mock.calls.map(([url]) => url).filter((url) => url.split('?')[0] === path);

it('lists the rows with mistakes, and imports the others once the player agrees', async () => {
  const message = '“many” is not a number of made shots';
  const problems = [{ rows: [3, 4], message, phrase: { text: message } }];
  const server: Record<string, Answer> = {
    ...answers({ 'GET /api/imports': { status: 200, body: [] } }),
    'POST /api/import/preview': previewOf({ refused: 1, problems }),
    'POST /api/import': { status: 202, body: anImport() },
  };
  const view = renderApp('/data', server);
  await choose('kind,workout_id', 'hooplog.csv');
  await screen.findByText('Rows 3, 4: “many” is not a number of made shots');
  expect(sentTo(view, '/api/import')).toEqual([]);
  await press('Import the 5 Good Workouts');
  await waitFor(() => {
    expect(sentTo(view, '/api/import')).toEqual(['/api/import?only=good']);
  });
});

it('asks how to read an ambiguous date before anything can be imported', async () => {
  const dateExample = { text: '04/05/2026', dayFirst: '2026-05-04', monthFirst: '2026-04-05' };
  const question = { question: 'date_order', dateExample } as Partial<ImportPreview>;
  const server: Record<string, Answer> = {
    ...answers(),
    'POST /api/import/preview': previewOf({ ...question, workouts: 0 }),
  };
  const view = renderApp('/data', server);
  await choose('Date,Made,Attempts', 'notes.csv');
  const answer = await screen.findByRole('button', { name: /4 May 2026|May 4, 2026/ });
  expect(screen.queryByRole('button', { name: /^Import .*Workout/ })).toBeNull();
  server['POST /api/import/preview'] = previewOf({ dateOrder: 'day_first' });
  await userEvent.click(answer);
  await screen.findByRole('button', { name: 'Import 5 Workouts' });
  expect(sentTo(view, '/api/import/preview')).toEqual([
    '/api/import/preview',
    '/api/import/preview?dateOrder=day_first',
  ]);
});

it('lets the player assign the columns of their notes, and remembers the choice', async () => {
  const column = (name: string) => ({ name, examples: ['1'], readAs: null });
  const columns = [column('A'), column('B'), column('C')];
  const server: Record<string, Answer> = {
    ...answers(),
    'POST /api/import/preview': previewOf({ question: 'columns', columns, workouts: 0 }),
  };
  const view = renderApp('/data', server);
  await choose('A,B,C', 'notes.csv');
  await userEvent.selectOptions(await screen.findByLabelText('Date'), 'A (1)');
  await userEvent.selectOptions(screen.getByLabelText('Made'), 'C (1)');
  await userEvent.selectOptions(screen.getByLabelText('Attempts'), 'B (1)');
  server['POST /api/import/preview'] = previewOf({ columns });
  await press('Use These Columns');
  await screen.findByRole('button', { name: 'Import 5 Workouts' });
  const chosen = '/api/import/preview?columns=date%3A0%2Cmade%3A2%2Cattempts%3A1';
  expect(sentTo(view, '/api/import/preview')).toEqual(['/api/import/preview', chosen]);
  await press('Cancel');
  await choose('A,B,C', 'more-notes.csv');
  await waitFor(() => {
    expect(sentTo(view, '/api/import/preview').slice(2)).toEqual(['/api/import/preview', chosen]);
  });
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
