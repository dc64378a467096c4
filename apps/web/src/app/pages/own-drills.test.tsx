import { findDrill, ownDrillKey } from '@hooplog/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { bodiesOf, press, setUpVideoPages, signedIn, VIDEO } from '../../testing/video-workout.ts';

setUpVideoPages();

const LINE = {
  name: 'Line',
  spots: [{ x: 0, y: 14.5 }],
  rule: { kind: 'fixed_shots', shotsPerVisit: 5, rounds: 1 },
  aim: 4,
  shotKind: null,
} as const;
const KEY = ownDrillKey(LINE);
const OWN = [{ id: VIDEO, key: KEY }];

const answers = (own: readonly object[], records: readonly object[] = []) =>
  signedIn({
    'GET /api/drills/own': { status: 200, body: own },
    'GET /api/drills/records': { status: 200, body: records },
  });
const pageOf = (key: string) => `/drills?drill=${key}`;

test('own drills have their own list, with records', async () => {
  renderApp('/drills', answers(OWN, [{ key: KEY, best: 4, last: 3, played: 2 }]));
  const list = await screen.findByRole('list', { name: 'Yours' });
  const card = within(list).getByRole('region', { name: 'Line' });
  expect(card.textContent).toContain('Take 5 shots from the spot. How many of 5 do you make?');
  expect(card.textContent).toContain('4 of 5');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...[pageOf(KEY), `/film?drill=${KEY}`, `/upload?tracking=true&drill=${KEY}`],
  ]);
});

test('a player without own drills sees no list of them', async () => {
  renderApp('/drills', answers([]));
  await screen.findAllByText('5 spots');
  expect(screen.queryByText('Yours')).toBeNull();
});

test('a drill is made with the keyboard: ordered spots, a rule, a target', async () => {
  const { server, router } = renderApp('/drills', {
    ...answers([]),
    'POST /api/drills/own': { status: 201, body: OWN[0] },
  });
  await press('New drill');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Paint and line');
  await press('Save drill');
  await screen.findByText('Tap 1 to 12 spots on the court');
  for (const zone of ['Zone 1 - Paint', 'Zone 6 - Top of Key', 'Zone 5 - Free Throw']) {
    screen.getByRole('button', { name: zone }).focus();
    await userEvent.keyboard('{Enter}');
  }
  await press('Take out 2 Top of Key');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Makes in a row to move on'); // prettier-ignore
  const makes = screen.getByRole('spinbutton', { name: 'Makes a spot' });
  await userEvent.clear(makes);
  await userEvent.type(makes, '30');
  await press('Save drill');
  await screen.findByText('Ask for 1 to 20 makes');
  await userEvent.clear(makes);
  await userEvent.type(makes, '3');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Target (Optional)' }), '9');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of shot (Optional)' }), 'Off the dribble'); // prettier-ignore
  await press('Save drill');
  const made = {
    name: 'Paint and line',
    spots: [
      { x: 0, y: 5 },
      { x: 0, y: 14.5 },
    ],
    rule: { kind: 'make_to_move_on', makes: 3, inARow: true },
    aim: 9,
    shotKind: 'off_the_dribble',
  } as const;
  await waitFor(() => {
    expect(bodiesOf(server, 'POST')).toEqual([{ key: ownDrillKey(made) }]);
  });
  await waitFor(() => {
    expect(router.state.location.href).toBe(pageOf(KEY));
  });
});

test('the link of a drill shows it, plays it, and adds it', async () => {
  const { server } = renderApp(pageOf(KEY), {
    ...answers([]),
    'POST /api/drills/own': { status: 201, body: OWN[0] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Line' });
  screen.getByText('Take 5 shots from the spot. How many of 5 do you make?');
  screen.getByText('Target: 4 of 5');
  screen.getByRole('img', { name: 'Line: Free Throw' });
  expect(screen.getByRole('link', { name: 'Start Line' }).getAttribute('href')).toBe(
    `/upload?tracking=true&drill=${KEY}`,
  );
  await screen.findByRole('button', { name: 'Copy Link' });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Add to yours');
  await waitFor(() => {
    expect(bodiesOf(server, 'POST')).toEqual([{ key: KEY }]);
  });
});

test('the page of a drill shows the best, the last and the number of plays', async () => {
  const records = [{ key: 'around-the-world', best: 8, last: null, played: 3 }];
  renderApp(pageOf('around-the-world'), {
    ...answers([]),
    'GET /api/drills/records': { status: 200, body: records },
  });
  await screen.findByText('8 shots');
  await screen.findByText('Last: Not done in 100 shots · 3 plays');
});

test('a drill of the catalogue has a plain link, and cannot be added or changed', async () => {
  renderApp(pageOf('mikan'), answers([]));
  await screen.findByRole('heading', { level: 1, name: 'Mikan Drill' });
  await screen.findByText('Not played yet');
  await screen.findByRole('button', { name: 'Copy Link' });
  expect(screen.queryByRole('button', { name: 'Add to yours' })).toBeNull();
});

test('a truncated link is reported', async () => {
  renderApp(pageOf(KEY.slice(0, 12)), answers([]));
  await screen.findByText('No such drill');
  expect(findDrill(KEY.slice(0, 12))).toBeNull();
});

test('an own drill can be changed while it has no result, and deleted', async () => {
  const { server, router } = renderApp(pageOf(KEY), {
    ...answers(OWN),
    [`PATCH /api/drills/own/${VIDEO}`]: { status: 200, body: OWN[0] },
    [`DELETE /api/drills/own/${VIDEO}`]: { status: 204, body: null },
  });
  await press('Edit');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' up');
  await press('Save drill');
  await waitFor(() => {
    expect(bodiesOf(server, 'PATCH')).toEqual([{ key: ownDrillKey({ ...LINE, name: 'Line up' }) }]);
  });
  await press('Close');
  await press('Delete');
  await press('Delete drill');
  await waitFor(() => {
    expect(router.state.location.href).toBe('/drills');
  });
});

test('a drill with a result cannot be changed', async () => {
  renderApp(pageOf(KEY), answers(OWN, [{ key: KEY, best: 4, last: 4, played: 1 }]));
  await screen.findByRole('button', { name: 'Delete' });
  await screen.findByText('Played once');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
