import { expect, test } from '../harness/test.ts';

test('a visitor sees the landing page and finds the sign-in', async ({
  page,
  picture,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  await expectAccessible();
  await picture('landing');
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectAccessible();
});

test('an unknown address says so, to programs too', async ({ page, expectAccessible }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectAccessible();
});

test('a page that needs a session sends a visitor to sign in, and back afterwards', async ({
  page,
}) => {
  await page.goto('/heatmap');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(page.url()).toContain(encodeURIComponent('/heatmap'));
});
