import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aManualWorkout, aUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anAssignment } from '../../testing/team-fixtures.ts';

const NOON = new Date('2026-11-21T17:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const handles = { measure: 'minutes', target: 90, zone: null, title: 'Ball handling' } as const;
const asked = anAssignment(handles);
const answers = {
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/assignments': { status: 200, body: [asked] },
  'POST /api/manual-workouts': { status: 201, body: aManualWorkout(1) },
};
const open = (path = '/manual-workout') => renderApp(path, answers);
const watch = async () => within(await screen.findByRole('group', { name: 'Stopwatch' }));
const tap = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
/** In one step, as on a phone that slept. */
const pass = async (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await vi.advanceTimersByTimeAsync(500);
};
const duration = () => screen.getByLabelText<HTMLInputElement>('Duration (minutes)').value;
const sent = (server: ReturnType<typeof renderApp>['server']): unknown => {
  const [, init] = server.mock.calls.find(([, given]) => given.method === 'POST') ?? [];
  return typeof init?.body === 'string' ? JSON.parse(init.body) : null;
};

it('keeps measuring through a reload, and fills the form on request', async () => {
  const first = open();
  await tap('Start');
  await pass(20);
  first.unmount();
  open();
  expect((await watch()).getByRole('timer').textContent).toMatch(/^20:0\d$/);
  await pass(12);
  expect(duration()).toBe('30');
  await tap('Use 32 minutes');
  expect(duration()).toBe('32');
  (await watch()).getByText('Entered as the duration of the last exercise.');
  await pass(5);
  expect((await watch()).getByRole('timer').textContent).toMatch(/^32:/);
});

it('ignores a minute that has only begun', async () => {
  open();
  await tap('Start');
  await pass(0.5);
  const use = await screen.findByRole('button', { name: 'Use 0 minutes' });
  expect(use.hasAttribute('disabled')).toBe(true);
});

it.each<[answer: string, minutes: number]>([
  ['Save with 12 minutes', 12],
  ['Save as typed', 30],
])('asks before dropping a measured time: %s', async (answer, minutes) => {
  const { server, router } = open();
  await tap('Start');
  await pass(12);
  await tap('Pause');
  await tap('Save Workout');
  expect(sent(server)).toBeNull();
  await tap(answer);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/calendar');
  });
  expect(sent(server)).toMatchObject({ exercises: [{ duration: minutes }] });
  expect(localStorage.getItem(`hooplog.stopwatch.${aUser().id}`)).toBeNull();
});

it('shows progress towards the assigned minutes', async () => {
  open(`/manual-workout?assignment=${asked.id}`);
  const target = within(await screen.findByRole('group', { name: 'Target: Ball handling' }));
  target.getByText('40 of 90 min');
  await tap('Start');
  await pass(12);
  target.getByText('52 of 90 min');
});
