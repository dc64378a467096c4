import type { Page } from '@playwright/test';
import { readCode } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Signs out in another tab; this page does not know yet. */
async function endSession(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/api/logout');
  await tab.close();
}

/** Tries to save: the message of a lost session, half a second, the sign-in page, and back. */
async function saveAndSignInAgain(page: Page, email: string): Promise<void> {
  // Watched in every frame from before: the message is gone half a second later.
  await Promise.all([
    page.evaluate(`new Promise((resolve) => {
      const look = () => document.body.innerText.split('\\n').includes('You are logged out. Logging in again...')
        ? resolve(null) : requestAnimationFrame(look);
      look();
    })`),
    page.getByRole('button', { name: 'Save Workout' }).click(),
  ]);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Sign-in code')).toBeVisible();
  await page.getByLabel('Sign-in code').fill(await readCode(page, email));
}

/** The browser's prompts, such as whether to leave. */
function watchQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  return questions;
}

test('a session that ends in the middle of tracking loses no shot and no text', async ({
  page,
  signedIn,
}) => {
  const questions = watchQuestions(page);
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  const calls = page.getByRole('group', { name: /^Shot from/ });
  await page.getByRole('button', { name: /^Zone 1 - Paint/ }).click();
  await calls.getByRole('button', { name: 'Made' }).click();
  await calls.getByRole('button', { name: 'Made' }).click();
  await calls.getByRole('button', { name: 'Missed' }).click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await page.getByLabel('Workout Notes').fill('Left hand felt good');
  await endSession(page);
  await saveAndSignInAgain(page, signedIn.email);

  await expect(page).toHaveURL(/\/upload$/);
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await expect(page.getByLabel('Totals so far')).toContainText('2:1');
  await expect(page.getByLabel('Workout Notes')).toHaveValue('Left hand felt good');
  expect(questions).toEqual([]);
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(
    page.getByText('Successfully saved workout with 3 shots.', { exact: true }),
  ).toBeVisible();
  // The try without a session saved nothing.
  const stats: unknown = await (await page.request.get('/api/stats')).json();
  expect(stats).toMatchObject({ made: 2, totalShots: 3, workoutCount: 1 });
});

test('exercises that were being typed are restored, and are saved', async ({ page, signedIn }) => {
  const questions = watchQuestions(page);
  await page.goto('/manual-workout');
  await page.getByLabel('Notes').fill('Two hours in the gym');
  await page.getByRole('button', { name: 'Add Exercise' }).click();
  await endSession(page);
  await saveAndSignInAgain(page, signedIn.email);

  await expect(page).toHaveURL(/\/manual-workout$/);
  await expect(page.getByLabel('Notes')).toHaveValue('Two hours in the gym');
  await expect(page.getByText('60 min in all')).toBeVisible();
  expect(questions).toEqual([]);
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.getByRole('button', { name: /today: 1 session, 60 minutes$/ })).toBeVisible();
});
