import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { expect, test } from '../harness/test.ts';

/** The narrowest phones, and others at 200 % of their text (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

for (const [address, heading] of TRAINING_SCREENS) {
  test(`${address} needs no scrolling to the side at 320 px`, async ({ page }) => {
    await showFixedPlayer(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(320);
  });
}
