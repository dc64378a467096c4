import type { Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Calls that fail while there is no connection. */
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
    // The first visit: the shell is kept on the device.
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
    await expect(later.getByText('1 workout waits on this device for a connection.')).toBeVisible();
    await later.reload();
    await expect(later.getByText('1 workout waits on this device for a connection.')).toBeVisible();
    await expect(totals).toBeHidden();

    await context.setOffline(false);
    await expect(later.getByText(/waits on this device/)).toBeHidden();
    await later.goto('/');
    await expect(later.getByText('1/2 made')).toBeVisible();
    await expect(later.getByRole('article')).toHaveCount(1);
  });
});

test('an answer that was lost on its way saves nothing twice', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  await page.getByRole('button', { name: 'Add a made shot' }).click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  const totals = page.getByLabel('Totals so far');
  await expect(totals).toContainText('1:0');
  // The server saves, and the connection breaks before it can say so.
  const lostAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/workouts', lostAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Save Workout' }).click();
  // It is kept on the device, and sent again by itself, under the same key.
  await expect(totals).toBeHidden();
  await expect(page.getByText(/waits on this device/)).toBeHidden();
  await page.goto('/');
  await expect(page.getByText('1/1 made')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
