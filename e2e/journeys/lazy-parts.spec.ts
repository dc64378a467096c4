import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { expect, test } from '../harness/test.ts';

/** Console messages of browser and React about a chunk that cannot be loaded. */
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|could not be fetched|assets\// });

interface Part {
  readonly what: string;
  readonly address: string;
  readonly press: (page: Page) => Promise<void>;
  /** An element of the part, once it has loaded. */
  readonly shown: (page: Page) => ReturnType<Page['getByRole']>;
  /** Its file. */
  readonly file: string;
  /** The last element that the page loads by itself. */
  readonly last: (page: Page) => ReturnType<Page['getByRole']>;
}

const PARTS: readonly Part[] = [
  {
    what: 'a dialog',
    address: '/home',
    press: (page) => page.getByRole('button', { name: 'Add Goal' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'New weekly goal' }),
    file: '**/assets/goal-dialog-*',
    last: (page) => page.getByRole('region', { name: 'Recent Workouts' }),
  },
  {
    what: 'a part of the page',
    address: '/heatmap',
    press: (page) => page.getByRole('button', { name: /^Zone 5/ }).first().click(), // prettier-ignore
    shown: (page) => page.getByRole('region', { name: 'Zone 5 - Free Throw' }),
    file: '**/assets/zone-panel-*',
    last: (page) => page.getByRole('heading', { name: 'Zone Breakdown' }),
  },
];

/** Opens the page with everything it loads by itself, and nothing that loads on a press. */
async function open(page: Page, { address, last }: Part): Promise<void> {
  await showFixedPlayer(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(last(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const part of PARTS) {
  test(`${part.what} requested without a connection loads when the connection is back`, async ({
    page,
    context,
    picture,
    expectAccessible,
  }) => {
    await open(page, part);
    await context.setOffline(true);
    await part.press(page);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    // The page is still there.
    await expect(page.locator('main h1')).toBeAttached();
    await expectAccessible();
    await picture(`late-${part.what.replaceAll(' ', '-')}`);
    await context.setOffline(false);
    await expect(part.shown(page)).toBeVisible();
  });

  test(`${part.what} that failed to load is loaded by a retry`, async ({ page }) => {
    await open(page, part);
    await page.route(part.file, (route) => route.fulfill({ status: 500 }));
    await part.press(page);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(part.file);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(part.shown(page)).toBeVisible();
  });
}

test('a slow page shows a loading indicator on the previous one', async ({ page, picture }) => {
  await showFixedPlayer(page);
  const { promise: mayCome, resolve: come } = Promise.withResolvers<unknown>();
  await page.route('**/assets/calendar-*', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/heatmap');
  await page.getByRole('link', { name: 'Calendar' }).filter({ visible: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
  await picture('page-on-its-way');
  come(null);
  await expect(page.getByRole('heading', { level: 1, name: /calendar/i })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeHidden();
});
