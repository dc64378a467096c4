import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { watchShifts } from '../harness/layout-shifts.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { smallTargets } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';
import { DESKTOP, NARROWEST, PHONE } from '../harness/widths.ts';

/** As on a slow connection: placeholders show long enough to be seen, and are then replaced. */
const SLOW = { delayMs: 400 };
/** Cumulative layout shift as browsers report it; below 0.1 is generally called stable. */
const MAX_SHIFT = 0.02;

async function expectStill(shifts: Awaited<ReturnType<typeof watchShifts>>): Promise<void> {
  const found = await shifts();
  const sum = found.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(found, null, 2)).toBeLessThan(MAX_SHIFT);
}

for (const [address, heading] of TRAINING_SCREENS) {
  test(`${address} does not shift while it loads, is accessible in both themes, and fits every window and a thumb`, async ({
    page,
    expectAccessible,
  }) => {
    // Colours in transition would be measured halfway.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const shifts = await watchShifts(page);
    await showFixedPlayer(page, SLOW);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectStill(shifts);
    for (const window of [NARROWEST, DESKTOP.viewport, PHONE.viewport]) {
      await page.setViewportSize(window);
      expect(await pixelsBeside(page), 'pixels beside the window').toBe(0);
    }
    expect(await smallTargets(page.locator('body'))).toEqual([]);
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible('of colours');
  });
}

test('a waiting video does not push /upload down when it loads', async ({ page, picture }) => {
  const shifts = await watchShifts(page);
  await showFixedPlayer(page, SLOW);
  await page.route('**/api/videos', async (route) => {
    // Answered after all others.
    await new Promise((done) => setTimeout(done, 2 * SLOW.delayMs));
    await route.fulfill({ json: [VIDEO] });
  });
  await page.goto('/upload');
  await expect(page.getByRole('region', { name: 'Videos on their way' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(shifts);
  await picture('upload-with-video');
});
