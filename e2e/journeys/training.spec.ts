import { readFile } from 'node:fs/promises';
import { signIn } from '../harness/sign-in.ts';
import { shoot } from '../harness/shoot.ts';
import { expect, test } from '../harness/test.ts';

test('a manual workout is logged and shows in the calendar', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.getByRole('link', { name: 'Log Manual Workout' }).click();
  await page.getByRole('button', { name: 'Add Exercise' }).click();
  const types = page.getByLabel('Exercise Type');
  await expect(types.nth(0)).toHaveValue('Shooting');
  await expect(types.nth(1)).toHaveValue('Shooting');
  await types.nth(1).selectOption('Ball Handling');
  await page.getByLabel('Duration (minutes)').nth(1).fill('15');
  await page.getByLabel('Notes').fill('Left hand only');
  await expectAccessible();
  await picture('manual-workout');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.getByRole('button', { name: /today: 1 session, 45 minutes$/ }).click();
  const details = page.getByRole('region', { name: /, 20\d\d$/ });
  await expect(details).toContainText('45 minutes');
  await expect(details).toBeInViewport({ ratio: 1 });
  await expect(details).toContainText('Shooting 30 min, Ball Handling 15 min');
  await expect(details).toContainText('Left hand only');
  await expectAccessible();
  await picture('calendar');
  await page.reload();
  await expect(details).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('button', { name: /: 1 session/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('button', { name: /today: 1 session/ })).toBeVisible();
});

test('a manual workout is corrected from its day in the calendar', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/manual-workout');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await page.getByRole('button', { name: /today: 1 session, 30 minutes$/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Exercise Type')).toHaveValue('Shooting');
  await page.getByLabel('Exercise Type').selectOption('Defense');
  await page.getByLabel('Duration (minutes)').fill('50');
  await page.getByLabel('Notes').fill('Slides and closeouts');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const details = page.getByRole('region', { name: /, 20\d\d$/ });
  await expect(details).toContainText('50 minutes');
  await expect(details).toContainText('Defense 50 min');
  await expect(details).toContainText('Slides and closeouts');
  await expect(page.getByRole('button', { name: /today: 1 session, 50 minutes$/ })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
});

test('a weekly goal is set and reached, and the first badge is earned', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await page.getByLabel('Shots a week').fill('3');
  await page.getByRole('button', { name: 'Save Goal' }).click();
  const goals = page.getByRole('region', { name: 'Goals' });
  await expect(goals).toContainText('0 of 3');
  await shoot(page, 2, 1);
  await page.goto('/');
  await expect(goals).toContainText('3 of 3 · Goal reached');
  await expectAccessible();
  await picture('dashboard-goals');
  await page.goto('/badges');
  const badge = page.getByRole('listitem').filter({ hasText: 'First Bucket' });
  await expect(badge).toContainText('Earned');
  await expect(page.getByText('3 / 100 shots')).toBeVisible();
  await expectAccessible();
  await picture('badges');
});

test('an export imported into an empty account gives equal numbers', async ({
  page,
  signedIn,
  anotherBrowser,
}) => {
  await shoot(page, 3, 2);
  await page.goto('/data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as JSON' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('hooplog-export');

  const other = await anotherBrowser();
  await signIn(other, `copy-${signedIn.email}`);
  await other.goto('/data');
  await other.getByLabel('File to import').setInputFiles({
    name: 'hooplog.json',
    mimeType: 'application/json',
    buffer: await readFile(path),
  });
  await other.getByRole('button', { name: 'Import 1 Workout' }).click();
  await expect(other.getByText('1 workout added.', { exact: true })).toBeVisible();
  await other.goto('/');
  await expect(other.getByText('3/5 made')).toBeVisible();
});

test('a saved workout is corrected and deleted', async ({ page, signedIn, expectAccessible }) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 1, 1);
  await page.getByRole('link', { name: 'All details' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Zone 5 - Free Throw, made').fill('4');
  await page.getByLabel('Without a zone, missed').fill('0');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('4/4').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Workout' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();
});
