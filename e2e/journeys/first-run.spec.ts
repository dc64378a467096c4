import type { Locator } from '@playwright/test';
import { readCode, requestCode } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('a new player finds two ways to begin on one screen, and a sample that leaves nothing behind', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  const film = page.getByRole('link', { name: /^Film & count live/ });
  const byHand = page.getByRole('link', { name: /^Count by hand/ });
  await expect(film).toBeInViewport({ ratio: 1 });
  await expect(byHand).toBeInViewport({ ratio: 1 });
  const total = await page.getByText('Total Shots').boundingBox();
  const choice = await byHand.boundingBox();
  expect(total?.y ?? 0).toBeGreaterThan((choice?.y ?? 0) + (choice?.height ?? 0));
  await expectAccessible();
  await picture('first-run');

  await page.getByRole('link', { name: 'See a sample workout' }).click();
  await expect(page.getByRole('heading', { name: 'Sample workout' })).toBeVisible();
  await page.getByRole('tab', { name: 'Every shot' }).click();
  await expectAccessible();
  await picture('sample-workout');
  await expect(page.getByText('nothing here counts toward your numbers')).toBeVisible();
  const stats = await page.request.get('/api/stats');
  expect(await stats.json()).toMatchObject({ totalShots: 0, workoutCount: 0 });
});

test('a newcomer needs four taps from the landing page to the first shot', async ({
  page,
  picture,
}, info) => {
  const email = `newcomer-${info.project.name}-${info.testId}-${Date.now()}@example.com`;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const enter = async () => {
    taps += 1;
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Start Training Now' }));
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await enter();
  await expect(page.getByLabel('Sign-in code')).toBeFocused();
  await page.keyboard.type(await readCode(page, email));
  await expect(page.getByLabel('Display Name')).toBeFocused();
  await expect(page.getByLabel('Birthday')).toBeInViewport();
  await expect(page.getByLabel('Position')).toBeHidden();
  await picture('profile-setup-short');
  await page.keyboard.type('Jordan');
  await enter();
  await tap(page.getByRole('link', { name: /^Count by hand/ }));
  await page.getByRole('button', { name: 'Made', exact: true }).click();
  await expect(page.getByLabel('Score')).toHaveText('100% 1/1');
  expect(taps).toBe(4);
});

test('collapsed fields of the first form are one tap away, and open on an error', async ({
  page,
  mailbox,
  expectAccessible,
}, info) => {
  const email = `folded-${info.project.name}-${info.testId}-${Date.now()}@example.com`;
  await requestCode(page, email);
  await page.getByLabel('Sign-in code').fill(await readCode(page, email, mailbox));
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  const more = page.getByText('More about your game, and e-mails');
  await expectAccessible();
  await more.click();
  await page.getByLabel('Position').selectOption('Guard');
  await page.getByLabel(/^Height/).fill('20');
  await more.click();
  await expect(page.getByLabel(/^Height/)).toBeHidden();
  await page.getByLabel('Display Name').fill('Jordan');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByLabel(/^Height/)).toBeVisible();
  await page.getByLabel(/^Height/).fill('70');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/$/);
  const user = await page.request.get('/api/auth/user');
  expect(await user.json()).toMatchObject({ position: 'Guard', height: 70 });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page greets, shows the player’s numbers and links', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    const workout = {
      workoutDate: new Date().toISOString(),
      totalShots: 8,
      made: 5,
      missed: 3,
    };
    const shotData = [{ zone: 'zone_1_paint', made: 5, total: 8 }];
    await expect(
      await page.request.post('/api/workouts', { data: { workout, shotData } }),
    ).toBeOK();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Let’s get to work, Jordan Rivers',
    );
    await expect(page.getByText('5/8 made')).toBeVisible();
    await page.getByRole('link', { name: 'Count Shots' }).click();
    await expect(page).toHaveURL(/\/upload\?tracking=true$/);
  });
});

test('a lost connection is reported on the page, and to players who request something', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'New weekly goal' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save Goal' }).click();
  await expect(
    page.getByText('You are offline. Try again when you have a connection.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const note = page.getByText('You can film and count by hand');
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
