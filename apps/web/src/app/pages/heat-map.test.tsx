import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paletteChoice } from '../../lib/theme/stored-choice.ts';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const PAINT = { zone: 'zone_1_paint', made: 3, total: 4, percentage: 75 };
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
  expect(paint.textContent).toBe('Zone 1 - Paint3/475%');
  const list = paint.parentElement;
  expect(list?.children).toHaveLength(14);
  expect(list?.lastElementChild?.textContent).toBe('Zone 14 - Left Corner Three0/00%');
});

it('asks for the chosen period and keeps it in the address', async () => {
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

it('invites to the first workout when there is nothing', async () => {
  renderApp('/heatmap', answers({ status: 200, body: [] }));
  expect(await screen.findByText('No zone data available yet')).toBeTruthy();
  const upload = screen.getByRole('link', { name: 'Upload Workout' });
  expect(upload.getAttribute('href')).toBe('/upload');
});

it('says when it could not be fetched', async () => {
  renderApp('/heatmap', answers({ status: 503 }));
  expect(await screen.findByText('Failed to fetch heat map data')).toBeTruthy();
});

it('switches to colours for colour-blind eyes and remembers it', async () => {
  renderApp('/heatmap', answers({ status: 200, body: [PAINT] }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Colour-blind friendly' }));
  expect(document.documentElement.dataset['palette']).toBe('safe');
  expect(localStorage.getItem('hooplog.palette')).toBe('safe');
});
