import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { FULL_DAY, WORKOUT } from '../harness/fixed-player/training.ts';
import { expect, test } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

// Browsers draw letters slightly differently: the pictures are from the pinned Chromium.
test.skip(process.env['HOOPLOG_CHROMIUM'] === undefined, 'the pictures are of the pinned Chromium');

test.use({ deviceScaleFactor: 1 });

/** The phone's pictures are light, the desktop's dark. */
async function open(page: Page, project: string, address: string): Promise<void> {
  const colorScheme = project === 'phone' ? 'light' : 'dark';
  // Everything is in view at once: nothing is under the sticky bars.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2600 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await withFont(page);
  await showFixedPlayer(page);
  await page.goto(address);
  await page.waitForFunction('document.fonts.ready.then(() => true)');
}

const heatMapCourt = (page: Page) => page.getByRole('group', { name: /14 zones/ });

/** The difference of an edge drawn half a pixel aside; a moved label or another colour is larger. */
const TOLERANCE = { maxDiffPixelRatio: 0.005 };

test('the court of the heat map looks as it did', async ({ page }, { project }) => {
  await open(page, project.name, '/heatmap');
  await expect(heatMapCourt(page)).toHaveScreenshot('heat-map-court.png', TOLERANCE);
});

test('the court of the heat map looks as it did in the safe palette', async ({ page }, {
  project,
}) => {
  await open(page, project.name, '/heatmap');
  await page.getByRole('switch', { name: /colour-blind/i }).click();
  await expect(heatMapCourt(page)).toHaveScreenshot('heat-map-court-safe.png', TOLERANCE);
});

test('the list of zones looks as it did', async ({ page }, { project }) => {
  await open(page, project.name, '/heatmap');
  const list = page.getByRole('list').filter({ hasText: 'Zone 14 - ' });
  await expect(list).toHaveScreenshot('zone-breakdown.png', TOLERANCE);
});

test('the nine zones of a workout look as they did', async ({ page }, { project }) => {
  await open(page, project.name, `/workout/${WORKOUT.id}`);
  const court = page.getByRole('group', { name: /nine zones/ });
  await expect(court).toHaveScreenshot('workout-court.png', TOLERANCE);
});

test('the calendar looks as it did', async ({ page }, { project }) => {
  await open(page, project.name, `/calendar?day=${FULL_DAY}`);
  await expect(page.getByRole('grid')).toHaveScreenshot('calendar-month.png', TOLERANCE);
  // The colours of its signs would be lost in the picture of the whole month.
  const legend = page.getByRole('list', { name: 'Legend' });
  await expect(legend).toHaveScreenshot('calendar-legend.png', TOLERANCE);
  const details = page.getByRole('region', { name: 'Saturday, March 14, 2026' });
  await expect(details).toHaveScreenshot('calendar-day.png', TOLERANCE);
});

test('the dashboard looks as it did', async ({ page }, { project }) => {
  await open(page, project.name, '/home');
  await expect(page.getByText('1,024/2,180 made')).toBeVisible();
  const goals = page.getByRole('region', { name: 'Goals' });
  await expect(goals).toHaveScreenshot('goals.png', TOLERANCE);
  await expect(page.locator('dl').first()).toHaveScreenshot('stat-cards.png', TOLERANCE);
  const streak = page.getByRole('list', { name: 'The last 14 days' });
  await expect(streak).toHaveScreenshot('streak.png', TOLERANCE);
  const recent = page.getByRole('region', { name: 'Recent Workouts' });
  await expect(recent.getByRole('article', { name: /^Workout of/ }).first()).toHaveScreenshot(
    'workout-card.png',
    TOLERANCE,
  );
});
