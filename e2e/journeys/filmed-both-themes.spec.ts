import { boxOf } from '../harness/box-of.ts';
import { expectCallsInPlace } from '../harness/calls.ts';
import { openFilmedWorkout, REVIEW_STEPS } from '../harness/fixed-player/show-filmed.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
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
      // Every step starts in view, even though its code loads later.
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      expect(await pixelsBeside(page), 'pixels beside the window').toBe(0);
      await expectAccessible();
    }
  });
}

test('the first question is visible above the save bar, and its calls are those of every count', async ({
  page,
}) => {
  await openFilmedWorkout(page);
  const yes = page.getByRole('button', { name: 'Yes, that’s the hoop' });
  const answer = await boxOf(yes);
  const save = await boxOf(page.getByRole('button', { name: 'Save Workout' }));
  expect(answer.y + answer.height).toBeLessThan(save.y);

  await yes.click();
  const calls = page.getByRole('group', { name: 'Call this shot' });
  await expectCallsInPlace(calls);
  // A call moves on to the next shot; going back, it is set.
  for (const [key, call] of [
    ['m', 'Made'],
    ['x', 'Missed'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press('k');
    await expect(calls.getByRole('button', { name: call, pressed: true })).toBeVisible();
  }
});
