import { expect, test } from '../harness/test.ts';

test('a workout is done again by one tap from its page, with its name and tags', async ({
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
