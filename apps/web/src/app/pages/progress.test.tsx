import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NO_RECORDS = { mostShots: null, mostMade: null, longestStreak: null, bestZone: null };
const WEEKS = ['2026-11-08', '2026-11-15'].map((week) => ({
  week,
  ...{ made: 10, totalShots: 20, workoutCount: 1, minutes: 0 },
}));
const PERIOD = { from: '2026-09-27', to: '2026-11-21' };
const TREND = {
  ...PERIOD,
  unit: 'week',
  points: [
    { start: '2026-11-08', made: 10, total: 20 },
    { start: '2026-11-15', made: 30, total: 40 },
  ],
  change: { kind: 'unclear', before: { made: 10, total: 20 }, after: { made: 30, total: 40 } },
  byVideo: 40,
};
const CONDITIONS = {
  ...PERIOD,
  hours: [
    { hour: 6, made: 10, total: 20, workouts: 1 },
    { hour: 18, made: 30, total: 40, workouts: 1 },
  ],
  ...{ bestHour: null, places: [], bestPlace: null, among: null },
};
const REVIEW = {
  period: '2026-11',
  ...{ from: '2026-11-01', to: '2026-11-30' },
  ...{ days: 2, workouts: 2, minutes: 0, made: 40, totalShots: 60, byVideo: 40, change: null },
  bestDay: { day: '2026-11-15', made: 30, totalShots: 40 },
  ...{ bestZone: null, longestStreak: 1, badges: [], shotData: [] },
  drills: [
    {
      key: 'free-throws-under-pressure',
      name: 'Free Throws Under Pressure',
      best: 12,
      before: 15,
      played: 2,
    },
    { key: 'five-spot-50', name: 'Five-Spot 50', best: 30, before: 34, played: 1 },
  ],
};

const FLIGHTS = { from: '2026-09-26', to: '2026-11-20', flights: [] };

/** Shots of a day from the free-throw line, by their entry angles. */
const flightsOn = (day: string, angles: readonly number[]) =>
  angles.map((angle) => ({
    ...{ day, zone: 'zone_5_free_throw', outcome: 'missed' },
    metrics: {
      entryDegrees: { value: angle, error: 1 },
      rightFeet: { value: 0.5, error: 0.1 },
    },
  }));

const progress = (changes: Answers = {}): Answers => ({
  'GET /api/auth/user': ok(aUser()),
  'GET /api/progress': ok({
    weeks: WEEKS,
    records: { ...NO_RECORDS, longestStreak: { days: 1, endDay: '2026-11-15' } },
  }),
  'GET /api/progress/trend': ok(TREND),
  'GET /api/progress/conditions': ok(CONDITIONS),
  'GET /api/progress/review': ok(REVIEW),
  'GET /api/progress/flights': ok(FLIGHTS),
  ...changes,
});

const card = (name: string) => screen.findByRole('region', { name });

describe('progress', () => {
  it('shows one week of the trend, and all of them as a table', async () => {
    renderApp('/progress', progress());
    const trend = within(await card('Accuracy over time'));
    const slider = await trend.findByRole('slider', { name: 'All shots by week' });
    const last = 'Week of Nov 15: 30 of 40 made, 75% (likely 60–86%)';
    expect(slider.getAttribute('aria-valuetext')).toBe(last);
    expect(trend.getByText(last)).toBeTruthy();
    const rows = trend.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual([
      'Week ofMadeShotsAccuracyLikely range',
      'Nov 15304075%60–86%',
      'Nov 8102050%30–70%',
    ]);
    expect(trend.getByText(/40% of them were seen on video/)).toBeTruthy();
  });

  it('invites players who have not trained yet, without empty charts', async () => {
    const nothing = { 'GET /api/progress': ok({ weeks: [], records: NO_RECORDS }) };
    renderApp('/progress', progress(nothing));
    expect(await screen.findByText('Nothing to look back on yet')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Upload Workout' });
    expect(way.getAttribute('href')).toBe('/upload');
    expect(screen.queryByText('Accuracy over time')).toBeNull();
  });

  it('loads what the address says, and what is chosen', async () => {
    const points = [{ start: '2026-11-15', made: 0, total: 0 }];
    const threes = { ...TREND, change: null, points };
    const { server } = renderApp(
      '/progress?of=threes&from=2026-11-01&to=2026-11-21',
      progress({
        'GET /api/progress/trend?of=threes&from=2026-11-01&to=2026-11-21': ok(threes),
      }),
    );
    const trend = within(await card('Accuracy over time'));
    expect(await trend.findByText('Threes: none in this time.')).toBeTruthy();
    expect(trend.getByText(/^Counted by the high school line; films by/)).toBeTruthy();
    await userEvent.selectOptions(trend.getByLabelText('Shots'), 'All shots');
    expect(await trend.findByText(/^All shots went from 50% to 75% in 8 weeks/)).toBeTruthy();
    expect(trend.queryByText(/^Counted by/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-01');
    // Shots by week cover the same days.
    const asked = server.mock.calls.map(([url]) => url);
    expect(asked).toContain('/api/progress/trend?of=all&from=2026-11-01&to=2026-11-21');
  });

  it('counts the shots of longer times by month', async () => {
    const months = [
      { start: '2026-10-01', made: 10, total: 20 },
      { start: '2026-11-01', made: 30, total: 40 },
    ];
    const trend = { ...TREND, unit: 'month', points: months };
    renderApp('/progress?from=2025-11-22', progress({ 'GET /api/progress/trend': ok(trend) }));
    const volume = within(await card('Shots by month'));
    const slider = volume.getByRole('slider', { name: 'Shots by month' });
    expect(slider.getAttribute('aria-valuetext')).toBe('November 2026: 30 of 40 made, 75%');
  });

  it('compares nothing of a first day', async () => {
    const change = {
      kind: 'too_few',
      before: { made: 0, total: 0 },
      after: { made: 6, total: 10 },
    };
    const points = [{ start: '2026-11-15', made: 6, total: 10 }];
    const first = { ...TREND, change, points };
    renderApp('/progress', progress({ 'GET /api/progress/trend': ok(first) }));
    const trend = within(await card('Accuracy over time'));
    expect(await trend.findByText(/^All shots: too few shots/)).toBeTruthy();
    expect(trend.queryByText(/Compares the first/)).toBeNull();
  });

  it('reports which part could not be loaded, and shows the others', async () => {
    renderApp('/progress', progress({ 'GET /api/progress/trend': { status: 400 } }));
    expect(await screen.findByText('Your trend could not be loaded')).toBeTruthy();
    expect(await screen.findByText('No best time of day yet.')).toBeTruthy();
    expect(screen.getByText('Most shots in a week')).toBeTruthy();
  });

  it('marks the drills of a month that are records, by their own rule', async () => {
    renderApp('/progress', progress());
    const drills = within(await screen.findByRole('list', { name: 'Drills' }));
    expect(drills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free Throws Under Pressure12 shots, a record (before: 15 shots)',
      'Five-Spot 5030 of 50',
    ]);
    expect(screen.getByText('None stands out')).toBeTruthy();
  });
});

describe('ball flight', () => {
  const NEWEST = flightsOn('2026-11-16', [46, 47, 48, 49, 50]);
  const OLDEST = flightsOn('2026-11-10', [40, 41, 42, 43, 44]);

  it('is shown over time, by zone, and with where misses came down', async () => {
    const flights = { ...FLIGHTS, flights: [...NEWEST, ...OLDEST] };
    renderApp('/progress', progress({ 'GET /api/progress/flights': ok(flights) }));
    const slider = await screen.findByRole('slider', { name: 'Angle at the rim over time' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^Nov 15: 48°, give or take 1° from shot to shot, in 5 shots$/,
    );
    const byZone = await screen.findByRole('table', {
      name: 'Angle at the rim and misses by zone',
      hidden: true,
    });
    expect(within(byZone).getAllByRole('row', { hidden: true })[1]?.textContent).toBe(
      'Zone 5 - Free Throw45° ± 2°± 3° from shot to shot0 left, 10 right',
    );
    const misses = within(await card('Where your misses came down'));
    expect(
      misses.getByText('0 left, 10 right. You miss right, and that is more than luck.'),
    ).toBeTruthy();
    const overTime = misses.getByRole('table', { name: 'Misses over time', hidden: true });
    const rows = within(overTime).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['Week ofMisses', 'Nov 150 left, 5 right', 'Nov 80 left, 5 right'],
    ]);
  });

  it('says if makes and misses came down alike', async () => {
    const made = NEWEST.map((flight) => ({ ...flight, outcome: 'made' }));
    const flights = { ...FLIGHTS, flights: [...NEWEST, ...made] };
    renderApp('/progress', progress({ 'GET /api/progress/flights': ok(flights) }));
    expect(await screen.findByText('Makes and misses came down alike, at 48°.')).toBeTruthy();
  });

  it('asks to film if nothing was measured', async () => {
    renderApp('/progress', progress());
    expect(await screen.findByText(/^Nothing measured in this time. Film your shots/)).toBeTruthy();
    expect(screen.queryByText('Where your misses came down')).toBeNull();
  });
});
