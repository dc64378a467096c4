import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { expect, test } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

test.use({ isMobile: false });

/** Every entry, in its order, where a workout is logged. */
const ENTRIES = 'Home Upload Workouts Heat Map Calendar Progress Squads Badges Leaderboard Chat Teams Profile Logout'; // prettier-ignore

const WIDTHS = [768, 820, 1024, 1180, 1279, 1280, 1440];

/** The header with the most that it can hold: Home, and a number at the squads. */
async function openFullHeader(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await withFont(page);
  await showFixedPlayer(page);
  await page.route('**/api/invitations/pending/count', (route) =>
    route.fulfill({ json: { count: 88 } }),
  );
  await page.goto('/upload');
  await expect(page.getByRole('banner').getByText('88')).toBeVisible();
  await page.waitForFunction('document.fonts.ready.then(() => true)');
}

for (const width of WIDTHS) {
  test(`the header is one row at ${String(width)} px, and nothing of it is cut`, async ({
    page,
    picture,
  }) => {
    await openFullHeader(page, width);
    const header = page.getByRole('banner');
    await picture(`header-${String(width)}`);
    const shown = [
      ...(await header.getByRole('link').all()),
      ...(await header.getByRole('button').all()),
    ];
    const boxes = (await Promise.all(shown.map((one) => one.boundingBox())))
      .filter((box) => box !== null)
      .sort((a, b) => a.x - b.x);
    expect(boxes.length).toBeGreaterThan(7);
    for (const [at, { x, y, width: wide, height }] of boxes.entries()) {
      expect(y + height, 'the row').toBeLessThanOrEqual(64);
      expect(x + wide, 'what comes next').toBeLessThanOrEqual(boxes[at + 1]?.x ?? width);
    }
    expect(await pixelsBeside(page)).toBe(0);
  });
}

test('what the header has no room for is in its menu, for keys alone', async ({
  page,
  expectAccessible,
}) => {
  await openFullHeader(page, 1024);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const names = await menu.getByRole('link').allInnerTexts();
  expect(`Home ${names.map((name) => name.split('\n')[0]).join(' ')}`).toBe(ENTRIES);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Teams' }).press('Enter');
  await expect(page).toHaveURL(/\/teams$/);
  await expect(menu).toBeHidden();
});

test('a wide header has every entry, and no menu', async ({ page }) => {
  await openFullHeader(page, 1280);
  const names = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .allInnerTexts();
  expect(names.map((name) => name.split('\n')[0]).join(' ')).toBe(ENTRIES);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});
