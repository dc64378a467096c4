import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aManualWorkout, aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const signedIn = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  ...more,
});
const saved = { 'POST /api/manual-workouts': { status: 201, body: aManualWorkout(1) } };
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const rows = () => screen.findAllByRole('listitem', { name: /^Exercise \d/ });

it('starts with one row of 30 minutes shooting that cannot be removed; a new one is the same', async () => {
  renderApp('/manual-workout', signedIn());
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove exercise 1' }).hasAttribute('disabled')).toBe(
    true,
  );
  await press('Add Exercise');
  expect(await rows()).toHaveLength(2);
  const types = screen.getAllByLabelText<HTMLSelectElement>('Exercise Type');
  const minutes = screen.getAllByLabelText<HTMLInputElement>('Duration (minutes)');
  // jsdom loses the value of an older select; the journey checks all of them.
  expect(types.at(-1)?.value).toBe('Shooting');
  expect(minutes.map(({ value }) => value)).toEqual(['30', '30']);
  await press('Remove exercise 1');
  expect(await rows()).toHaveLength(1);
});

it('offers the ten exercise types', async () => {
  renderApp('/manual-workout', signedIn());
  const select = await screen.findByLabelText('Exercise Type');
  expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Ball Handling',
    'Shooting',
    'Finishing',
    'Defense',
    'Conditioning',
    'Free Throws',
    'Game Simulation',
    'Strength Training',
    'Film Study',
    'Other',
  ]);
});

it('saves, says so, and goes to the calendar', async () => {
  const { router, server } = renderApp('/manual-workout', signedIn(saved));
  await userEvent.selectOptions(await screen.findByLabelText('Exercise Type'), 'Free Throws');
  const minutes = screen.getByLabelText('Duration (minutes)');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '45');
  await press('Save Workout');
  await screen.findByText('Workout logged!');
  await screen.findByText('Your workout has been saved successfully.');
  expect(router.state.location.pathname).toBe('/calendar');
  const [, init] = server.mock.calls.find(([, given]) => given.method === 'POST') ?? [];
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
  expect(body).toMatchObject({ exercises: [{ exerciseType: 'Free Throws', duration: 45 }] });
  expect(body).not.toHaveProperty('notes');
});

it('names what is missing', async () => {
  const { server } = renderApp('/manual-workout', signedIn());
  await userEvent.clear(await screen.findByLabelText('Workout Date'));
  await userEvent.clear(screen.getByLabelText('Duration (minutes)'));
  await press('Save Workout');
  await screen.findByText('Date is required');
  await screen.findByText('Duration must be at least 1 minute');
  expect(server.mock.calls.some(([, init]) => init.method === 'POST')).toBe(false);
});

it.each(['0', '05', ''])('minutes stay as typed: “%s”', async (typed) => {
  renderApp('/manual-workout', signedIn());
  const minutes = await screen.findByLabelText<HTMLInputElement>('Duration (minutes)');
  await userEvent.clear(minutes);
  if (typed !== '') await userEvent.type(minutes, typed);
  expect(minutes.value).toBe(typed);
  screen.getByText(`${Number(typed)} min in all`);
});

it('a row keeps its minutes when the one before it is removed', async () => {
  renderApp('/manual-workout', signedIn());
  const minutes = () => screen.getAllByLabelText<HTMLInputElement>('Duration (minutes)');
  await screen.findByLabelText('Duration (minutes)');
  await userEvent.clear(screen.getByLabelText('Duration (minutes)'));
  await press('Add Exercise');
  await press('Remove exercise 1');
  expect(minutes().map(({ value }) => value)).toEqual(['30']);
});

it.each<[what: string, answer: Answers[string], text: string]>([
  [
    'with the server’s words',
    { status: 400, body: { message: 'Too far back', code: 'validation_failed', requestId: 'r' } },
    'Too far back',
  ],
  ['in its own words', { status: 500 }, 'Failed to log workout'],
])('a failure is reported %s, and the input stays', async (_, answer, text) => {
  renderApp('/manual-workout', signedIn({ 'POST /api/manual-workouts': answer }));
  await userEvent.type(await screen.findByLabelText('Notes'), 'Tired');
  await press('Save Workout');
  await screen.findByText('Error');
  await screen.findByText(text);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Tired');
});

it('goes to the calendar when it is cancelled', async () => {
  const { router } = renderApp('/manual-workout', signedIn());
  await press('Cancel');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/calendar');
  });
});
