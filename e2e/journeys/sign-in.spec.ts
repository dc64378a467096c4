import { readCode, requestCode, signInByHand } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('a new player signs in by a mailed code, completes the profile and signs out', async ({
  page,
  picture,
  expectAccessible,
}, { testId, project }) => {
  await signInByHand(page, `new-${project.name}-${testId}-${Date.now()}@example.com`);
  await expect(page.getByText('No workouts yet')).toBeVisible();
  await expectAccessible();
  await picture('dashboard-empty');
  await page.goto('/api/logout');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
});

test('a wrong code is refused in words, the right one still works', async ({ page }, {
  testId,
  project,
}) => {
  const email = `wrong-${project.name}-${testId}-${Date.now()}@example.com`;
  await requestCode(page, email);
  const code = await readCode(page, email);
  const wrong = code === '123456' ? '654321' : '123456';
  await page.getByLabel('Sign-in code').fill(wrong);
  await expect(page.getByText(/^That code is wrong or has expired/)).toBeVisible();
  await page.getByLabel('Sign-in code').fill(code);
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});
