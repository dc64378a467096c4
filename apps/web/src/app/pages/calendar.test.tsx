import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aManualWorkout, aUser, aWorkout, noStats } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const summary = { workoutCount: 3, totalShots: 20, made: 12, percentage: 60, minutes: 30 };
const answers: Answers = {
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/stats': {
    status: 200,
    body: noStats({ currentStreak: 4, workoutCount: 12, percentage: 47 }),
  },
  'GET /api/calendar': {
    status: 200,
    body: {
      month: '2026-11',
      workouts: [
        aWorkout(1, { notes: 'Good legs', workoutDate: '2026-11-20T18:05:00.000Z' }),
        aWorkout(2, { localDay: '2026-11-03', source: 'video', countedOn: 'server' }),
      ],
      manualWorkouts: [aManualWorkout(1, { notes: 'Film of Sunday' })],
      summary,
    },
  },
};
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const day = (name: RegExp) => screen.findByRole('button', { name });

it('shows the month from Sunday to Saturday with the workouts of each day', async () => {
  renderApp('/calendar', answers);
  const grid = await screen.findByRole('grid', { name: 'November 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const both = await day(
    /^Friday, November 20, 2026: 2 sessions, 60% made \(by hand\), 30 minutes$/,
  );
  expect(both.textContent).toMatch(/minutes2060%30m\+1$/);
  expect((await day(/^Tuesday, November 3, 2026: 1 session/)).textContent).toMatch(
    /\(on video\)360%$/,
  );
  expect((await day(/November 21, 2026, today/)).getAttribute('aria-current')).toBe('date');
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent.trim()),
  ).toEqual(['Video workout', 'Counted live', 'Counted by hand', 'Manual workout', 'Today']);
});

it('shows lifetime numbers above, the month’s beside', async () => {
  renderApp('/calendar', answers);
  await waitFor(() => {
    expect(document.querySelector('dl')?.textContent).toMatch(
      /Day Streak4days.*Total Workouts12.*Average Accuracy47%/,
    );
  });
  const month = screen.getByRole('region', { name: 'Monthly Summary' });
  expect(month.textContent).toBe('Monthly SummaryWorkouts3Total Shots20Makes12Accuracy60%');
});

it('opens the details of a day and closes them', async () => {
  const { router } = renderApp('/calendar', answers);
  await user().click(await day(/November 20/));
  const details = await screen.findByRole('region', { name: 'Friday, November 20, 2026' });
  expect(details.textContent).toMatch(/10 shots · 60%\d+:05 [AP]MCounted by hand.*Good legs/);
  expect(details.textContent).toMatch(/30 minutes.*Shooting 30 min.*Film of Sunday/);
  expect(within(details).getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
    `/workout/${aWorkout(1).id}`,
  );
  expect(router.state.location.search).toEqual({ day: '2026-11-20' });
  await user().click(within(details).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /November 20/ })).toBeNull();
});

it('does not open a day without a workout', async () => {
  const { router } = renderApp('/calendar', answers);
  await day(/November 20/);
  await user().click(await day(/November 10, 2026: no workouts/));
  expect(router.state.location.search).toEqual({});
});

it('changes months by buttons and keys, and returns by Today', async () => {
  const { router } = renderApp('/calendar', answers);
  await user().click(await screen.findByRole('button', { name: 'Previous month' }));
  await screen.findByRole('grid', { name: 'October 2026' });
  expect(router.state.location.search).toEqual({ month: '2026-10' });
  await user().click(screen.getByRole('button', { name: 'Next month' }));
  (await day(/November 21, 2026, today/)).focus();
  await user().keyboard('{PageDown}');
  await screen.findByRole('grid', { name: 'December 2026' });
  await waitFor(() => {
    expect(document.activeElement?.textContent).toMatch(/December 21, 2026/);
  });
  await user().click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByRole('grid', { name: 'November 2026' });
});

it('deletes a manual workout after a confirmation', async () => {
  const { id } = aManualWorkout(1);
  const path = `DELETE /api/manual-workouts/${id}`;
  const { server } = renderApp('/calendar?day=2026-11-20', { ...answers, [path]: { status: 204 } });
  await user().click(await screen.findByRole('button', { name: 'Delete' }));
  await user().click(await screen.findByRole('button', { name: 'Delete Workout', hidden: true }));
  await waitFor(() => {
    expect(server.mock.calls.map(([url, init]) => `${init.method ?? ''} ${url}`)).toContain(path);
  });
});

it('corrects a manual workout and follows it to its new day', async () => {
  const saved = aManualWorkout(1);
  const path = `PATCH /api/manual-workouts/${saved.id}`;
  const moved = { ...saved, localDay: '2026-10-31', totalDuration: 20 };
  const { server, router } = renderApp('/calendar?day=2026-11-20', {
    ...answers,
    [path]: { status: 200, body: moved },
  });
  await user().click(await screen.findByRole('button', { name: 'Edit' }));
  const date = await screen.findByLabelText<HTMLInputElement>('Workout Date');
  expect(date.value).toBe('2026-11-20');
  await user().clear(date);
  await user().type(date, '2026-10-31');
  await user().selectOptions(screen.getByLabelText('Exercise Type'), 'Defense');
  const minutes = screen.getByLabelText('Duration (minutes)');
  await user().clear(minutes);
  await user().type(minutes, '20');
  await user().click(screen.getByRole('button', { name: 'Save Changes', hidden: true }));
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ month: '2026-10', day: '2026-10-31' });
  });
  const [, sent] = server.mock.calls.find(([, { method }]) => method === 'PATCH') ?? [];
  expect(JSON.parse(sent?.body as string)).toEqual({
    workoutDate: '2026-10-31',
    notes: 'Film of Sunday',
    exercises: [{ exerciseType: 'Defense', duration: 20 }],
  });
  expect(await screen.findByText('Workout saved successfully!')).toBeTruthy();
});

it('reports a failed correction, and keeps the input', async () => {
  const body = { message: 'The date is in the future', code: 'validation_failed', requestId: 'r1' };
  const path = `PATCH /api/manual-workouts/${aManualWorkout(1).id}`;
  renderApp('/calendar?day=2026-11-20', { ...answers, [path]: { status: 400, body } });
  await user().click(await screen.findByRole('button', { name: 'Edit' }));
  // jsdom loses the value of the select.
  await user().selectOptions(await screen.findByLabelText('Exercise Type'), 'Defense');
  await user().click(await screen.findByRole('button', { name: 'Save Changes', hidden: true }));
  expect(await screen.findByText('The date is in the future')).toBeTruthy();
  expect(screen.getByLabelText('Workout Date')).toBeTruthy();
});

it('says when a month could not be loaded', async () => {
  renderApp('/calendar', { ...answers, 'GET /api/calendar': { status: 503 } });
  expect(await screen.findByText('This month could not be loaded')).toBeTruthy();
});
