import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Saves a workout counted by hand; returns its id. */
async function saved({ request }: Page, name: string): Promise<string> {
  const workoutDate = new Date().toISOString();
  const data = {
    workout: { workoutDate, totalShots: 20, made: 12, missed: 8, name },
    shotData: [{ zone: 'zone_1_paint', made: 12, total: 20 }],
  };
  const answer = await request.post('/api/workouts', { data });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { id: string }).id;
}

const statsOf = async ({ request }: Page): Promise<unknown> =>
  (await request.get('/api/stats')).json();

async function deleteWorkout(page: Page, id: string): Promise<void> {
  await page.goto(`/workout/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('restore it from your trash for 30 days')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Workout' }).click();
  // Present twice while the dialog closes: on the screen, and for screen readers.
  await expect(page.getByText('Moved to the trash', { exact: true }).first()).toBeVisible();
}

test('a deleted workout is restored at once, or from the trash, or deleted for good', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await saved(page, 'Morning');
  const id = await saved(page, 'Evening');
  const before = await statsOf(page);

  await deleteWorkout(page, id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  expect(await statsOf(page)).toEqual(before);

  await deleteWorkout(page, id);
  expect(await statsOf(page)).not.toEqual(before);
  await page.goto('/workouts');
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByText('12 of 20 shots')).toBeVisible();
  await expectAccessible();
  await picture('trash');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('trash-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: null });
  await page.getByRole('button', { name: /^Restore Evening/ }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await statsOf(page)).toEqual(before);
  await expectAccessible();
  await picture('trash-empty');

  await deleteWorkout(page, id);
  await page.goto('/data');
  await page.getByRole('link', { name: 'Open the trash' }).click();
  await page.getByRole('button', { name: /^Delete now: Evening/ }).click();
  await page.getByRole('button', { name: 'Delete Now', exact: true }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect((await page.request.get(`/api/workouts/${id}`)).status()).toBe(404);
  expect((await page.request.post(`/api/trash/${id}/restore`)).status()).toBe(404);
});
