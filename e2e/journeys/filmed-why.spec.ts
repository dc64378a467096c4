import type { Locator } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { FILMED, MARKED_VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { openFilmedWorkout } from '../harness/fixed-player/show-filmed.ts';
import { expect, test } from '../harness/test.ts';

/** Pixels of the fixed player's film. */
const FILM = { width: 640, height: 360 };

/** The centre of an element over the film, in pixels of the film. */
async function placeOn(film: Locator, drawn: Locator): Promise<{ x: number; y: number }> {
  const [outer, inner] = [await boxOf(film), await boxOf(drawn)];
  const scale = FILM.width / outer.width;
  return {
    x: (inner.x + inner.width / 2 - outer.x) * scale,
    y: (inner.y + inner.height / 2 - outer.y) * scale,
  };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the review shows the hoop, the feet and the court lines that led to a shot in the ${colorScheme} theme`, async ({
    page,
    picture,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openFilmedWorkout(page, MARKED_VIDEO);
    await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
    const legend = page.getByRole('list', { name: 'Drawn over the video' });
    await expect(legend.getByRole('listitem')).toHaveText([
      /^The rim you marked, 44% from the left, 42% from the top$/,
      /^Ball path$/,
      /^Where it came to the rim/,
      /^Feet at release, 75% from the left, 90% from the top$/,
      /^Court lines$/,
    ]);
    // The doubtful shot comes first; its feet are drawn where they were seen.
    const film = page.getByLabel('Your workout video');
    const feet = page.locator('video ~ svg [data-drawn="feet"]');
    const seen = FILMED.shots[1]?.evidence?.location?.feet;
    const place = await placeOn(film, feet);
    expect(Math.hypot(place.x - (seen?.x ?? NaN), place.y - (seen?.y ?? NaN))).toBeLessThan(4);
    await expect(page.getByText('feet at release', { exact: true })).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await picture(`review-why-${colorScheme}`);

    // One press hides the drawings.
    await page.getByRole('button', { name: 'Show why' }).click();
    await expect(legend).toHaveCount(0);
    await expect(feet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show why', pressed: false })).toBeVisible();
    await page.keyboard.press('w');
    await expect(legend).toBeVisible();

    // The feet of the third shot were not seen.
    await page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button').last().click();
    await expect(legend).toBeVisible();
    await expect(legend.getByText(/^Feet at release/)).toHaveCount(0);
    await expect(feet).toHaveCount(0);
  });
}
