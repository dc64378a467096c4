import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { smallTargets } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';
import { DESKTOP, NARROWEST, PHONE } from '../harness/widths.ts';

for (const [address, heading] of TRAINING_SCREENS) {
  test(`${address} is accessible in both themes, fits every window and a thumb`, async ({
    page,
    expectAccessible,
  }) => {
    // Colours that are on their way between two would be measured halfway.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await showFixedPlayer(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
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
