import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { expect, test } from '../harness/test.ts';
import { DESKTOP } from '../harness/widths.ts';
import { withFont } from '../harness/with-font.ts';

test.use({ isMobile: false });

/** Every entry in order, on a page where a workout is logged. */
const ENTRIES = 'Home Upload Workouts Heat Map Calendar Progress Squads Badges Leaderboard Chat Teams Profile Logout'; // prettier-ignore
/** The entries of the menu, including those for which the header has no space at any width. */
const MENU = ENTRIES.replace('Workouts', 'Workouts Drills');

const WIDTHS = [768, 820, 1024, 1180, 1279, 1280, 1440];

/** The header with Home, and a badge at Squads that appears when it is released. */
async function openHeader(page: Page, width: number, letCome: Promise<null>): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await withFont(page);
  await showFixedPlayer(page);
  await page.route('**/api/invitations/pending/count', async (route) => {
    await letCome;
    await route.fulfill({ json: { count: 88 } });
  });
  await page.goto('/upload');
  await page.waitForFunction('document.fonts.ready.then(() => true)');
}

const numberOf = (page: Page) => page.getByRole('banner').getByText('88');

/** The header with all possible content. */
async function openFullHeader(page: Page, width: number): Promise<void> {
  await openHeader(page, width, Promise.resolve(null));
  await expect(numberOf(page)).toBeVisible();
}

/** The boxes of the header's elements, from left to right. */
async function boxesOf(page: Page) {
  const header = page.getByRole('banner');
  const shown = [
    ...(await header.getByRole('link').all()),
    ...(await header.getByRole('button').all()),
  ];
  const boxes = await Promise.all(shown.map((one) => one.boundingBox()));
  return boxes.filter((box) => box !== null).sort((a, b) => a.x - b.x);
}

test('the header is one row at every width, and none of it is cut off', async ({
  page,
  picture,
}) => {
  await openFullHeader(page, DESKTOP.viewport.width);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await picture(`header-${width}`);
    const boxes = await boxesOf(page);
    expect(boxes.length).toBeGreaterThan(7);
    for (const [at, { x, y, width: wide, height }] of boxes.entries()) {
      expect(y + height, `the row at ${width} px`).toBeLessThanOrEqual(64);
      const next = boxes[at + 1]?.x ?? width;
      expect(x + wide, `what comes next at ${width} px`).toBeLessThanOrEqual(next);
    }
    expect(await pixelsBeside(page)).toBe(0);
  }
});

test('a late badge does not move the header', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<null>();
  await openHeader(page, DESKTOP.viewport.width, promise);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = await boxesOf(page);
  await expect(numberOf(page)).toBeHidden();
  resolve(null);
  await expect(numberOf(page)).toBeVisible();
  expect(await boxesOf(page)).toEqual(before);
});

test('entries that do not fit into the header are in its menu, reachable by keyboard alone', async ({
  page,
  expectAccessible,
}) => {
  await openFullHeader(page, 1024);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const names = await menu.getByRole('link').allInnerTexts();
  expect(`Home ${names.map((name) => name.split('\n')[0]).join(' ')}`).toBe(MENU);
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
