import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoTest } from '../harness/demo-test.ts';
import { MARKED, MARKED_VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { openFilmedWorkout, REVIEW_STEPS } from '../harness/fixed-player/show-filmed.ts';
import { expect } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

const PICTURES = resolve(import.meta.dirname, '../../docs/pictures');

const test = demoTest('America/New_York');
test.use({ colorScheme: 'light', isMobile: false, hasTouch: false });

async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const path = resolve(PICTURES, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}

test.describe('sharp, for a column of the README', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the dashboard of a phone', async ({ page, demo }) => {
    expect(demo.email).toContain('@');
    await withFont(page);
    await page.goto('/');
    await draw(page, 'dashboard-phone');
  });
});

test.describe('as wide as the README', () => {
  test.use({ deviceScaleFactor: 1, viewport: { width: 1280, height: 860 } });

  test('the heat map', async ({ page, demo }) => {
    expect(demo.email).toContain('@');
    await withFont(page);
    await page.goto('/heatmap');
    await draw(page, 'heatmap');
  });

  test('a review of a rendered film', async ({ page }) => {
    await withFont(page);
    await openFilmedWorkout(page, { ...MARKED_VIDEO, warnings: [] }, MARKED);
    for (const [heading, reach] of REVIEW_STEPS.slice(0, 2)) {
      await reach(page);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    await page.mouse.wheel(0, -5000);
    await draw(page, 'review');
  });
});
