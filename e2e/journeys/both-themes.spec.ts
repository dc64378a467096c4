import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { expect, test } from '../harness/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [address, heading] of TRAINING_SCREENS) {
    test(`${address} is accessible and fits its window in the ${colorScheme} theme`, async ({
      page,
      expectAccessible,
    }) => {
      // Colours that are on their way between two would be measured halfway.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await showFixedPlayer(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const tooWide = await page.evaluate<number>(
        'document.documentElement.scrollWidth - innerWidth',
      );
      expect(tooWide, 'pixels beside the window').toBeLessThanOrEqual(0);
      await expectAccessible();
    });
  }
}
