import type { Locator } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { watchShifts } from '../harness/layout-shifts.ts';
import { shoot } from '../harness/shoot.ts';
import { expect, test } from '../harness/test.ts';

const DAY_MS = 24 * 3_600_000;

test('a streak that ends tonight is first at home, does not shift the page when it loads, and leads to counting', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const workoutDate = new Date(Date.now() - DAY_MS).toISOString();
  const workout = { workoutDate, totalShots: 10, made: 6, missed: 4 };
  const shotData = [{ zone: 'zone_1_paint', made: 6, total: 10 }];
  await expect(await page.request.post('/api/workouts', { data: { workout, shotData } })).toBeOK();

  const shifts = await watchShifts(page);
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today' }).getByRole('link');
  await expect(today).toContainText('Keep your streak of 1 day');
  await page.waitForLoadState('networkidle');
  const found = await shifts();
  expect(
    found.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(found, null, 2),
  ).toBeLessThan(0.02);
  await expectAccessible();
  await today.click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
});

test('a daily goal is set at home, and the finish screen shows the progress', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await page.getByLabel('For').selectOption('A day');
  const dialog = page.getByRole('dialog', { name: 'New daily goal' });
  await dialog.getByLabel('What to count').selectOption('Makes');
  await dialog.getByLabel('Makes a day').fill('10');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save Goal' }).click();
  await expect(page.getByRole('heading', { name: 'Makes today' })).toBeVisible();

  const workout = { workoutDate: new Date().toISOString(), totalShots: 10, made: 6, missed: 4 };
  const shotData = [{ zone: 'zone_1_paint', made: 6, total: 10 }];
  const saved = await page.request.post('/api/workouts', { data: { workout, shotData } });
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`/workout/${id}/finish`);
  await expect(page.getByText('6 of 10 makes today')).toBeVisible();
});

test('each lifetime number and the streak lead to their details, by a tap anywhere on their card', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 1, 1);
  await page.goto('/');
  await expectAccessible();
  /** Taps at its position, whatever covers it. */
  const tapThere = async (target: Locator) => {
    const { x, y, width, height } = await boxOf(target);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  for (const [caption, name, path] of [
    ['1/2 made', 'Shooting %: see your progress', '/progress'],
    ['All time', 'Total Shots: see where you took them', '/heatmap'],
    ['Sessions logged', 'Workouts: see all of them', '/workouts'],
    ['days in a row', 'Current Streak: see your calendar', '/calendar'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await tapThere(page.getByText(caption, { exact: true }).first());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(link).toBeVisible();
  }
  await tapThere(page.getByRole('list', { name: 'The last 14 days' }));
  await expect(page).toHaveURL(/\/calendar$/);
});
