import { DRILLS, playDrill } from '@hooplog/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resultWords } from '../../components/drills/drill-text.ts';
import { aWorkout } from '../../testing/fixtures.ts';
import { anAssignment } from '../../testing/team-fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { bodyOf, COUNTED, press, setUpVideoPages, signedIn } from '../../testing/video-workout.ts';

setUpVideoPages();

const records = [{ key: 'around-the-world', best: 8, last: null, played: 3 }];
const cardOf = (name: string) => screen.findByRole('region', { name });

test('the list has every drill, with its record and a link to play it', async () => {
  renderApp('/drills', signedIn({ 'GET /api/drills/records': { status: 200, body: records } }));
  const played = await cardOf('Around the World');
  await within(played).findByText('Best: 8 shots');
  for (const [name, size] of [
    ['Mikan Drill', '30 shots'],
    ['Star Drill', '5 spots'],
    ['Free Throws Under Pressure', '10 in a row'],
    ['Twenty-One', 'to 21 points'],
    ['Beat the Pro', 'to 11 points'],
    ['Three Misses', 'until 3 misses'],
  ] as const) {
    within(await cardOf(name)).getByText(size);
  }
  for (const { name, rules, key } of DRILLS) {
    const card = await cardOf(name);
    expect(card.textContent).toContain(rules);
    within(card).getByRole('img', { name: new RegExp(`^${name}: `) });
    const start = within(card).getByRole('link', { name: `Start ${name}` });
    expect(start.getAttribute('href')).toBe(`/upload?tracking=true&drill=${key}`);
    const film = within(card).getByRole('link', { name: `Film ${name}` });
    expect(film.getAttribute('href')).toBe(`/film?drill=${key}`);
  }
});

test('drills can be played even if records fail to load', async () => {
  const error = { message: 'The database is away.', code: 'unavailable', requestId: 'r1' };
  renderApp('/drills', signedIn({ 'GET /api/drills/records': { status: 503, body: error } }));
  await screen.findByText('Your records could not be loaded');
  within(await cardOf('Mikan Drill')).getByRole('link', { name: 'Start Mikan Drill' });
});

test('the other drills can be played even if own drills fail to load', async () => {
  const error = { message: 'The database is away.', code: 'unavailable', requestId: 'r1' };
  renderApp(
    '/drills',
    signedIn({
      'GET /api/drills/records': { status: 200, body: records },
      'GET /api/drills/own': { status: 503, body: error },
    }),
  );
  within(await cardOf('Mikan Drill')).getByRole('link', { name: 'Start Mikan Drill' });
  expect(screen.queryByRole('heading', { name: 'Yours' })).toBeNull();
});

/** Two makes, then a miss, repeated. */
const SHOTS = 'oox'.repeat(100);

test.each(DRILLS)('$name is played to its end by keys, and saved as it was', async (drill) => {
  const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
  const { server } = renderApp(
    `/upload?tracking=true&drill=${drill.key}`,
    signedIn({ 'POST /api/workouts': { status: 201, body: saved } }),
  );
  const line = await screen.findByRole('status', { name: 'Drill' });
  const outcomes = SHOTS.slice(0, playDrill(drill, SHOTS).shotSpots.length);
  const user = userEvent.setup({ delay: null });
  for (const [index, outcome] of Array.from(outcomes).entries()) {
    const { next } = playDrill(drill, outcomes.slice(0, index));
    await waitFor(() => {
      expect(line.textContent).toContain(next === null ? 'over' : drill.spots[next]?.name);
    });
    await user.keyboard(outcome === 'o' ? 'm' : 'x');
  }
  const { result } = playDrill(drill, outcomes);
  await waitFor(() => {
    expect(line.textContent).toBe(`Drill done: ${resultWords(drill, result)}`);
  });
  // Counts after the end are ignored.
  await user.keyboard('m');
  await press('Finish');
  await waitFor(() => {
    expect(bodyOf(server, 'POST')).toMatchObject({
      workout: { outcomes, drill: drill.key, totalShots: outcomes.length },
    });
  });
});

test('an assigned drill is played even if only the assigned workout is named', async () => {
  const drill = { key: 'mikan', name: 'Mikan Drill' };
  const asked = anAssignment({ measure: 'workouts', target: 1, zone: null, drill });
  renderApp(
    `/upload?assignment=${asked.id}&tracking=true`,
    signedIn({ 'GET /api/assignments': { status: 200, body: [asked] } }),
  );
  const line = await screen.findByRole('status', { name: 'Drill' });
  expect(line.textContent).toContain('Left of the rim');
  await userEvent.keyboard('m');
  expect(line.textContent).toContain('Right of the rim');
});

test('a drill that is left early is saved as a workout', async () => {
  const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
  const { server } = renderApp(
    '/upload?tracking=true&drill=mikan',
    signedIn({ 'POST /api/workouts': { status: 201, body: saved } }),
  );
  await screen.findByRole('status', { name: 'Drill' });
  await userEvent.keyboard('mxm');
  await press('Stop Tracking');
  await screen.findByText(/^Drill: Mikan Drill\. If you stop before its end/);
  await press('Save Workout');
  await screen.findByText('Workout Saved!');
  expect(bodyOf(server, 'POST')).toMatchObject({
    workout: { totalShots: 3, outcomes: 'oxo' },
    shotData: [{ zone: 'zone_1_paint', made: 2, total: 3 }],
  });
  expect(bodyOf(server, 'POST')).not.toHaveProperty('workout.drill');
});

test('unsaved shots continue as they began, and the player is told', async () => {
  const { unmount } = renderApp('/upload?tracking=true&drill=mikan', signedIn());
  await screen.findByRole('status', { name: 'Drill' });
  await userEvent.keyboard('m');
  unmount();
  renderApp('/upload?tracking=true&drill=star-drill', signedIn());
  expect((await screen.findByRole('status', { name: 'Drill' })).textContent).toBe(
    'Right of the rim Spot 2 of 2 · shot 2 of 30',
  );
  await screen.findByText('Shots not saved yet');
});

test('an undone count leaves nothing to save: the drill starts', async () => {
  const { unmount } = renderApp('/upload?tracking=true', signedIn());
  await press('Add a made shot');
  await press('Take away a made shot');
  unmount();
  renderApp('/upload?tracking=true&drill=mikan', signedIn());
  const line = await screen.findByRole('status', { name: 'Drill' });
  expect(line.textContent).toBe('Left of the rim Spot 1 of 2 · shot 1 of 30');
  expect(screen.queryByText('Shots not saved yet')).toBeNull();
  await userEvent.keyboard('z');
  expect(screen.getByRole('status', { name: 'Last entry' }).textContent).toBe(
    'Nothing counted yet',
  );
});

test('an address with an unknown drill counts without one', async () => {
  renderApp('/upload?tracking=true&drill=half-court', signedIn());
  await screen.findByRole('button', { name: 'Add a made shot' });
});
