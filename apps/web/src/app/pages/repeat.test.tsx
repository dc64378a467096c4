import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aHistoryEntry, aWorkout } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { bodyOf, COUNTED, press, setUpVideoPages, signedIn } from '../../testing/video-workout.ts';

setUpVideoPages();

const WORDS = { name: 'Morning', tags: ['form'] };
const saved = { status: 201, body: { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const } };
const details = (changes: object) => ({
  [`GET /api/workouts/${aWorkout(1).id}`]: {
    status: 200,
    body: { ...COUNTED, id: aWorkout(1).id, ...changes },
  },
  'POST /api/workouts': saved,
});
const repeatOne = `/upload?tracking=true&repeat=${aWorkout(1).id}`;

async function countOne() {
  await press('Add a made shot');
  await press('Stop Tracking');
}

test('a workout is repeated with its name and tags', async () => {
  const { server } = renderApp(repeatOne, signedIn(details(WORDS)));
  await countOne();
  expect(screen.getByText('Saved again as “Morning” #form')).toBeTruthy();
  await press('Save Workout');
  await waitFor(() => {
    expect(bodyOf(server, 'POST')).toMatchObject({ workout: { totalShots: 1, ...WORDS } });
  });
});

test('name and tags can be left out', async () => {
  const { server } = renderApp(repeatOne, signedIn(details(WORDS)));
  await countOne();
  await press('Leave out');
  await press('Save Workout');
  await waitFor(() => {
    expect(bodyOf(server, 'POST')).toMatchObject({ workout: { totalShots: 1 } });
  });
  expect(bodyOf(server, 'POST')).not.toHaveProperty('workout.name');
});

test('"last" is the newest workout with shots, and its drill is played again', async () => {
  const drill = { key: 'mikan', name: 'Mikan Drill', result: 20 };
  const recent = [
    aHistoryEntry(3, { kind: 'timed', totalShots: 0, made: 0, minutes: 30 }),
    aHistoryEntry(2, { kind: 'hand', drill }),
    aHistoryEntry(1, { kind: 'hand', ...WORDS }),
  ];
  renderApp('/upload', signedIn({ 'GET /api/workouts/history': { status: 200, body: recent } }));
  const link = await screen.findByRole('link', { name: 'Repeat Last' });
  expect(link.getAttribute('href')).toBe('/upload?tracking=true&repeat=last');
  await userEvent.click(link);
  expect((await screen.findByRole('status', { name: 'Drill' })).textContent).toMatch(
    / Spot 1 of 2 · /,
  );
});

test('a player without a workout is offered none to repeat', async () => {
  renderApp('/upload', signedIn({ 'GET /api/workouts/history': { status: 200, body: [] } }));
  await screen.findByRole('link', { name: 'Drills' });
  expect(screen.queryByRole('link', { name: 'Repeat Last' })).toBeNull();
});

test('where it cannot be loaded, counting begins all the same and says so', async () => {
  renderApp(repeatOne, signedIn());
  await screen.findByText('The workout to repeat could not be loaded.');
  await screen.findByRole('button', { name: 'Add a made shot' });
});

test('unsaved shots continue, and the player is told', async () => {
  const { unmount } = renderApp('/upload?tracking=true', signedIn());
  await press('Add a made shot');
  unmount();
  renderApp(repeatOne, signedIn(details(WORDS)));
  await screen.findByText('Save what you counted before. Then start the next one.');
});

test('a repeated workout survives a reload in the middle, without a message', async () => {
  const { unmount } = renderApp(repeatOne, signedIn(details(WORDS)));
  await press('Add a made shot');
  unmount();
  renderApp(repeatOne, signedIn());
  await press('Stop Tracking');
  expect(screen.getByText('Saved again as “Morning” #form')).toBeTruthy();
  expect(screen.queryByText('Shots not saved yet')).toBeNull();
});

test('the page of a workout offers to repeat it', async () => {
  renderApp(`/workout/${aWorkout(1).id}`, signedIn(details({})));
  const link = await screen.findByRole('link', { name: 'Repeat' });
  expect(link.getAttribute('href')).toBe(`/upload?tracking=true&repeat=${aWorkout(1).id}`);
});
