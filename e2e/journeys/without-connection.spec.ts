import type { Route } from '@playwright/test';
import { signInByHand } from '../harness/sign-in.ts';
import { keepPicture } from '../harness/keep-picture.ts';
import { expect, test } from '../harness/test.ts';

/** Calls that fail without a connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

test.use({ provoked: OFFLINE });

test.describe('with the shell on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a workout in a gym without signal survives a closed tab and is saved once', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    // The first visit: the shell is cached on the device.
    await page.goto('/upload');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

    await context.setOffline(true);
    await page.goto('/upload');
    await page.getByRole('button', { name: 'Start Tracking' }).click();
    await page.getByRole('button', { name: 'Add a made shot' }).click();
    await page.getByRole('button', { name: /^Zone 5 - Free Throw/ }).click();
    const calls = page.getByRole('group', { name: /^Shot from/ });
    await calls.getByRole('button', { name: 'Missed' }).click();
    await page.getByRole('button', { name: 'Stop Tracking' }).click();
    await page.getByLabel('Workout Notes').fill('No signal here');
    await page.close();

    const later = await context.newPage();
    await later.goto('/upload');
    await later.getByRole('button', { name: 'Stop Tracking' }).click();
    const totals = later.getByLabel('Totals so far');
    await expect(totals).toContainText('1:1');
    await expect(later.getByLabel('Workout Notes')).toHaveValue('No signal here');
    await later.getByRole('button', { name: 'Save Workout' }).click();
    // The same screen as with a connection.
    const result = later.getByRole('region', { name: 'Result' });
    await expect(later.getByRole('heading', { name: 'Workout finished' })).toBeVisible();
    await expect(result).toContainText('1 of 2');
    await expect(later.getByText('Will be sent.')).toBeVisible();
    await later.reload();
    await expect(later.getByText('1 workout waits on this device for a connection.')).toBeVisible();
    await expect(result).toContainText('1 of 2');
    await keepPicture(later, 'phone-finish-waiting');

    await context.setOffline(false);
    await expect(later.getByText(/waits on this device/)).toBeHidden();
    // It has arrived: the screen is now the workout’s own.
    await expect(later.getByRole('link', { name: 'All details' })).toBeVisible();
    await expect(result).toContainText('1 of 2');
    await later.goto('/');
    await expect(later.getByText('1/2 made')).toBeVisible();
    await expect(later.getByRole('article')).toHaveCount(1);
  });
});

test.describe('right after signing up', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new player who loses the network stays signed in, with their last numbers', async ({
    page,
    context,
  }) => {
    await signInByHand(page, `new-${Date.now()}@example.com`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jordan Rivers');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Total Shots')).toBeVisible();
    await expect(page.getByText(/^Your numbers as of /)).toBeVisible();
    await keepPicture(page, 'phone-home-offline', { fullPage: true });
    await context.setOffline(false);
    await expect(page.getByText(/^Your numbers as of /)).toBeHidden();
  });
});

test('a lost response saves nothing twice', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  await page.getByRole('button', { name: 'Add a made shot' }).click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  const totals = page.getByLabel('Totals so far');
  await expect(totals).toContainText('1:0');
  // The server saves, and the connection breaks before its response.
  const lostAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/workouts', lostAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Save Workout' }).click();
  // It is stored on the device, and sent again by itself, under the same key.
  await expect(page.getByRole('link', { name: 'All details' })).toBeVisible();
  await expect(page.getByText(/waits on this device/)).toBeHidden();
  await page.goto('/');
  await expect(page.getByText('1/1 made')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
