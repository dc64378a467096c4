import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paletteChoice } from '../../lib/theme/stored-choice.ts';
import { aUser, aWorkout } from '../../testing/fixtures.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const PAINT = { zone: 'zone_1_paint', made: 3, total: 4, percentage: 75, before: null };
const answers = (heatMap: Answers[string]): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/heatmap': heatMap,
});

beforeEach(() => {
  paletteChoice.choose('usual');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lists all 14 zones, the ones without shots with zeros', async () => {
  renderApp('/heatmap', answers({ status: 200, body: [PAINT] }));
  const paint = (await screen.findByText('Zone 1 - Paint', { selector: 'li span' })).closest('li');
  if (paint === null) throw new Error('no row');
  expect(paint.textContent).toBe(
    'Zone 1 - Paint3/475%30–95% · 26 more shots for a reliable number',
  );
  const list = paint.parentElement;
  expect(list?.children).toHaveLength(14);
  expect(list?.lastElementChild?.textContent).toBe('Zone 14 - Left Corner Three0/00%No shots yet');
});

it('shows the change of a zone since the previous period, and whether it could be luck', async () => {
  const records = [
    { ...PAINT, made: 80, total: 100, percentage: 80, before: { made: 50, total: 100 } },
    { ...PAINT, zone: 'zone_5_free_throw', before: { made: 2, total: 4 } },
  ];
  renderApp('/heatmap?period=30d', answers({ status: 200, body: records }));
  expect(await screen.findByText('Up 30 points')).toBeTruthy();
  expect(screen.getByText('Up 25 points, could be luck')).toBeTruthy();
});

it('opens the workouts behind a zone and the moments of its shots', async () => {
  const workout = aWorkout(1, { source: 'video' });
  const zoneWorkout = {
    workoutId: workout.id,
    workoutDate: workout.workoutDate,
    localDay: '2026-11-20',
    source: 'video',
    made: 3,
    total: 4,
    shots: [{ id: aWorkout(7).id, rimSeconds: 68.7, outcome: 'made' }],
  };
  const older = { ...zoneWorkout, workoutId: aWorkout(2).id, localDay: '2026-11-19' };
  const byHand = { ...zoneWorkout, workoutId: aWorkout(3).id, localDay: '2026-11-21', shots: [] };
  renderApp('/heatmap', {
    ...answers({ status: 200, body: [PAINT] }),
    'GET /api/heatmap/zones/zone_1_paint': { status: 200, body: [byHand, zoneWorkout, older] },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Zone 1 - Paint, 3 of 4 made, 75%' }),
  );
  const panel = await screen.findByRole('region', { name: 'Zone 1 - Paint' });
  const day = await within(panel).findByRole('link', { name: 'Fri, Nov 20, 2026' });
  expect(day.getAttribute('href')).toBe(`/workout/${workout.id}`);
  expect(panel.textContent).toContain('Your real accuracy here: about 30–95%');
  // Those of the first film; older films are folded.
  expect(within(panel).getAllByText('Tap a time to see the shot in the film.')).toHaveLength(1);
  const [moment, folded] = within(panel).getAllByRole('link', {
    name: 'Made at 1:08',
    hidden: true,
  });
  expect(moment?.closest('details')).toBeNull();
  expect(folded?.closest('details')?.textContent).toContain('1 shot in the film');
  expect(moment?.getAttribute('href')).toBe(`/workout/${workout.id}?t=68.7`);
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Zone 1 - Paint' })).toBeNull();
});

it('loads the chosen period and keeps it in the address', async () => {
  const { router, server } = renderApp('/heatmap', answers({ status: 200, body: [PAINT] }));
  const select = await screen.findByRole('combobox', { name: 'Period' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Lifetime', '7 Days', '30 Days', '60 Days', '90 Days', '6 Months', '1 Year']);
  await userEvent.selectOptions(select, '6 Months');
  await waitFor(() => {
    expect(server.mock.calls.map(([url]) => url)).toContain('/api/heatmap?period=180d');
  });
  expect(router.state.location.search).toEqual({ period: '180d' });
});

it('invites to the first workout when it is empty', async () => {
  renderApp('/heatmap', answers({ status: 200, body: [] }));
  expect(await screen.findByText('No zone data available yet')).toBeTruthy();
  const upload = screen.getByRole('link', { name: 'Upload Workout' });
  expect(upload.getAttribute('href')).toBe('/upload');
});

it('reports that it could not be loaded', async () => {
  renderApp('/heatmap', answers({ status: 503 }));
  expect(await screen.findByText('Failed to fetch heat map data')).toBeTruthy();
});

it('switches to colours for colour-blind eyes and remembers it', async () => {
  renderApp('/heatmap', answers({ status: 200, body: [PAINT] }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Colour-blind friendly' }));
  expect(document.documentElement.dataset['palette']).toBe('safe');
  expect(localStorage.getItem('hooplog.palette')).toBe('safe');
});

it.each([
  [1, 0, '1 shot without a zone (0 made) is not on this map.'],
  [12, 7, '12 shots without a zone (7 made) are not on this map.'],
])('says that %i shots have no zone on the map', async (total, made, sentence) => {
  renderApp('/heatmap', {
    ...answers({ status: 200, body: [PAINT] }),
    'GET /api/heatmap/without-zone': { status: 200, body: { made, total } },
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('says so on an empty map too, but not if every shot has a zone', async () => {
  const empty = answers({ status: 200, body: [] });
  const rest = 'GET /api/heatmap/without-zone';
  const { unmount } = renderApp('/heatmap', {
    ...empty,
    [rest]: { status: 200, body: { made: 2, total: 3 } },
  });
  expect(await screen.findByText(/^3 shots without a zone/)).toBeTruthy();
  unmount();
  renderApp('/heatmap', { ...empty, [rest]: { status: 200, body: { made: 0, total: 0 } } });
  await screen.findByText('No zone data available yet');
  expect(screen.queryByText(/without a zone/)).toBeNull();
});
