import type { Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { openFilmedWorkout, REVIEW_STEPS } from '../harness/fixed-player/show-filmed.ts';
import { expect, test } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

// Browsers draw letters slightly differently: the pictures are from the pinned Chromium.
test.skip(process.env['HOOPLOG_CHROMIUM'] === undefined, 'the pictures are of the pinned Chromium');

test.use({ deviceScaleFactor: 1 });

/** Machines decode films slightly differently; a moved line or label is a larger change. */
const TOLERANCE = { maxDiffPixelRatio: 0.005 };

/** Every film is at its position and has loaded its frame. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(
    "document.fonts.ready.then(() => [...document.querySelectorAll('video')].every((film) => film.paused && !film.seeking && film.readyState >= 2))",
  );
}

const section = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true });

/** Light on the phone, dark on the desktop, with everything in the window. */
async function open(page: Page, project: string): Promise<void> {
  const colorScheme = project === 'phone' ? 'light' : 'dark';
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2600 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await withFont(page);
  await openFilmedWorkout(page);
  await standStill(page);
}

test('hoop, shots and court of a filmed workout look as they did', async ({ page }, {
  project,
}) => {
  await open(page, project.name);
  for (const [heading, reach, name] of REVIEW_STEPS) {
    await reach(page);
    await standStill(page);
    await expect(section(page, heading)).toHaveScreenshot(`filmed-${name}.png`, TOLERANCE);
  }
});

test('the ring is moved under a loupe, by keys and by a finger', async ({ page }, { project }) => {
  await open(page, project.name);
  const hoop = section(page, 'Is this the hoop?');
  const loupe = hoop.locator('canvas');
  await expect(loupe).toHaveCount(0);
  const handle = hoop.getByRole('button', { name: /^Move the rim/ });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(loupe).toBeVisible();
  await expect(hoop.getByRole('status')).toContainText('Rim 44% from the left, 39% from the top');
  await expect(hoop).toHaveScreenshot('filmed-loupe.png', TOLERANCE);
  await page.keyboard.press('Tab');
  await expect(loupe).toHaveCount(0);

  const box = await boxOf(handle);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2);
  await expect(loupe).toBeVisible();
  await page.mouse.up();
  await expect(loupe).toHaveCount(0);
  await expect(hoop.getByRole('button', { name: 'Count with this hoop' })).toBeVisible();
});
