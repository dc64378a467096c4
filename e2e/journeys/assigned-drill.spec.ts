import { coachInvites, joinLions } from '../harness/coach.ts';
import { play } from '../harness/play.ts';
import { expect, test } from '../harness/test.ts';

test('a coach assigns a drill, the player plays it, and the coach sees the result', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
}) => {
  const coach = await anotherBrowser();
  const id = await coachInvites(coach, signedIn.email);
  await joinLions(page);
  await coach.goto(`/teams/${id}`);
  await coach.getByRole('button', { name: 'Assign Workout' }).tap();
  const dialog = coach.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Three misses, and out');
  await dialog.getByLabel('What to count').selectOption('Workouts');
  await dialog.getByLabel('Which drill').selectOption('Three Misses');
  await dialog.getByLabel('How many').fill('1');
  await dialog.getByRole('button', { name: 'Assign Workout' }).tap();
  await expect(coach.getByText('0 of 1 done')).toBeVisible();

  await page.goto('/');
  const asked = page.getByRole('region', { name: 'From your coach' });
  await expect(asked).toContainText('1 workout of Three Misses');
  await expectAccessible();
  await asked.getByRole('link', { name: 'Start: Three misses, and out' }).tap();
  const line = page.getByRole('status', { name: 'Drill', exact: true });
  await expect(line).toHaveText('Left corner Spot 1 of 5 · 0 of 3 missed');
  await play(page, 'ooxoxox');
  await expect(line).toHaveText('Drill done: 4 makes');
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Done for your coach' })).toContainText(
    'Three misses, and out',
  );
  await expect(page.getByRole('region', { name: 'Three Misses' })).toContainText('4 makes');

  await coach.reload();
  await coach.getByText('1 of 1 done').tap();
  await expect(coach.getByText('4 makes')).toBeVisible();
});
