import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { expect, test } from '../harness/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every training screen is accessible in the ${colorScheme} theme`, async ({
    page,
    expectAccessible,
  }) => {
    // Colours that are on their way between two would be measured halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await showFixedPlayer(page);
    for (const [address, heading] of TRAINING_SCREENS) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate<number>(
        'document.documentElement.scrollWidth - innerWidth',
      );
      expect(width, `${address} is wider than its window`).toBeLessThanOrEqual(0);
      await expectAccessible();
    }
  });
}
