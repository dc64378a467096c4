import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { smallTargets } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';

for (const [address, heading] of TRAINING_SCREENS) {
  test(`${address} is accessible in both themes, fits its window and a thumb`, async ({
    page,
    expectAccessible,
    hasTouch,
  }) => {
    // Colours that are on their way between two would be measured halfway.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await showFixedPlayer(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const tooWide = await page.evaluate<number>(
      'document.documentElement.scrollWidth - innerWidth',
    );
    expect(tooWide, 'pixels beside the window').toBeLessThanOrEqual(0);
    if (hasTouch) expect(await smallTargets(page.locator('body'))).toEqual([]);
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible();
  });
}
