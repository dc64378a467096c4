import { openFilmedWorkout, REVIEW_STEPS } from '../harness/fixed-player/show-filmed.ts';
import { expect, test } from '../harness/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each step of a review is accessible and fits its window in the ${colorScheme} theme`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openFilmedWorkout(page);
    for (const [heading, reach] of REVIEW_STEPS) {
      await reach(page);
      // From the first step on each begins where the page is looked at, though its code comes later.
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      const tooWide = await page.evaluate<number>(
        'document.documentElement.scrollWidth - innerWidth',
      );
      expect(tooWide, 'pixels beside the window').toBeLessThanOrEqual(0);
      await expectAccessible();
    }
  });
}

test('the first question and its answer are in view over the bar that saves', async ({ page }) => {
  await openFilmedWorkout(page);
  const answer = await page.getByRole('button', { name: 'Yes, that’s the hoop' }).boundingBox();
  const save = await page.getByRole('button', { name: 'Save Workout' }).boundingBox();
  if (answer === null || save === null) throw new Error('A button is not on the page');
  expect(answer.y + answer.height).toBeLessThan(save.y);
});
