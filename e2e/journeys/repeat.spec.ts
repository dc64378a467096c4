import { localDayOf } from '@hooplog/domain';
import { play } from '../harness/play.ts';
import { expect, test } from '../harness/test.ts';

test('a workout is repeated by one tap from its page, with its name and tags', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const words = { name: 'Morning form', tags: ['form'] };
  const workout = {
    ...{ workoutDate: new Date().toISOString(), totalShots: 10, made: 6, missed: 4 },
    ...words,
  };
  const data = { workout, shotData: [{ zone: 'zone_1_paint', made: 6, total: 10 }] };
  const saved = await page.request.post('/api/workouts', { data });
  const { id } = (await saved.json()) as { id: string };

  await page.goto(`/workout/${id}`);
  await page.getByRole('link', { name: 'Repeat' }).click();
  await page.getByRole('button', { name: /^Zone 1 - Paint/ }).click();
  const calls = page.getByRole('group', { name: /^Shot from/ });
  await calls.getByRole('button', { name: 'Made' }).click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await expect(page.getByText('Saved again as “Morning form” #form')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
  const recent: unknown = await (await page.request.get('/api/workouts/history')).json();
  expect(recent).toMatchObject([{ totalShots: 1, ...words }, { id }]);
});

test('the last workout with shots is repeated from the counting page, with its drill and name', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  const save = (path: string, data: object) => page.request.post(path, { data });
  const shotData = [{ zone: 'zone_5_free_throw', made: 20, total: 25 }];
  const now = Date.now();
  for (const [ago, name, drill] of [
    [2, 'Before', null],
    [1, 'Line', { drill: 'free-throw-25', outcomes: 'oooox'.repeat(5) }],
  ] as const) {
    const workoutDate = new Date(now - ago * 3_600_000).toISOString();
    const workout = { workoutDate, totalShots: 25, made: 20, missed: 5, name, ...drill };
    await expect(await save('/api/workouts', { workout, shotData })).toBeOK();
  }
  // Exercises have no shots to repeat.
  const exercises = [{ exerciseType: 'Defense', duration: 20 }];
  // The player's day: in the first hours of a day in UTC it is still the day before in New York.
  const workoutDate = localDayOf(new Date(now), 'America/New_York');
  await expect(await save('/api/manual-workouts', { workoutDate, exercises })).toBeOK();

  await page.goto('/upload');
  await page.getByRole('link', { name: 'Repeat Last' }).tap();
  const line = page.getByRole('status', { name: 'Drill', exact: true });
  await expect(line).toHaveText('Free-throw line shot 1 of 25');
  await play(page, 'o'.repeat(25));
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await expect(page.getByRole('region', { name: '25 Free Throws' })).toContainText(
    'New record! Before: 20 of 25',
  );
  await expect(page.getByText('Line', { exact: true })).toBeVisible();
});
