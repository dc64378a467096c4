import {
  completeProfile,
  readCode,
  readLink,
  requestCode,
  signInByHand,
} from '../harness/sign-in.ts';
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

test('a wrong code is refused with a message, and the right one still works', async ({ page }, {
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

test('the mailed link signs in by itself in the browser that requested it, and the first tab continues', async ({
  page,
  expectAccessible,
}, { testId, project }) => {
  const email = `link-${project.name}-${testId}-${Date.now()}@example.com`;
  await requestCode(page, email);
  await expectAccessible();
  const tab = await page.context().newPage();
  await tab.goto(await readLink(page, email));
  await expect(tab.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  expect(tab.url()).not.toContain('#');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('the mailed link asks first in another browser, is used up only by the press, and works once', async ({
  page,
  browser,
  expectAccessible,
}, { testId, project }) => {
  const email = `elsewhere-${project.name}-${testId}-${Date.now()}@example.com`;
  await requestCode(page, email);
  const link = await readLink(page, email);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible();
  // Software that opens links in mails does not press anything.
  await page.reload();
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await completeProfile(page);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(new URL(link, page.url()).href);
  await elsewhere.getByRole('button', { name: 'Sign in here' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.close();
});
