import type { Page } from '@playwright/test';
import { startCounting, useCamera } from '../harness/camera.ts';
import { expect, test } from '../harness/test.ts';

useCamera(test);

/** Real seconds from the score of one shot until the ball of the next is at the ring, and not counted yet. */
const TO_NEXT_RING = 8.6;

/** The camera's film, made, missed, made, comes again and again. */
const scoreOf = (page: Page, total: number) =>
  page.getByRole('status', { name: new RegExp(`of ${total} made`) });

/**
 * Pauses while a shot has been at the ring and is not counted yet; how many are counted by then. On a busy machine the
 * score may be quicker than the pause: then the next shot is tried.
 */
async function pauseBeforeScore(page: Page, from: number): Promise<number> {
  await expect(scoreOf(page, from)).toBeVisible({ timeout: 240_000 });
  await page.waitForTimeout(TO_NEXT_RING * 1000);
  await page.getByRole('button', { name: 'Pause' }).click();
  // What was seen before the pause is told by then.
  await page.waitForTimeout(1000);
  if (await scoreOf(page, from).isVisible()) return from;
  await page.getByRole('button', { name: 'Go on' }).click();
  return pauseBeforeScore(page, from + 1);
}

test('a live count that ends with another number says why, and the green ring is not asked about again', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/film');
  const seen = page.getByRole('list', { name: 'What the picture shows' });
  await expect(seen.getByText('Ring: good')).toBeVisible({ timeout: 240_000 });
  await expect(seen.getByText('Feet: good')).toBeVisible();
  await startCounting(page);
  const live = await pauseBeforeScore(page, 1);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/video\/[\w-]+$/, { timeout: 240_000 });
  const review = page.getByRole('region', { name: 'Review your shots' });
  await expect(review).toContainText(
    `${live} counted live, ${live + 1} in the film: 1 shot seen only when the film was looked at again, marked “New”.`,
  );
  await expect(page.getByText('Is this the hoop?')).toBeHidden();
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots).toHaveCount(live + 1);
  await expect(shots.filter({ has: page.getByText('New', { exact: true }) })).toHaveCount(1);
  await expect(shots.last().getByText('New', { exact: true })).toBeVisible();
  await picture('live-count-differs');
  await expectAccessible();

  // What was said is kept with the film.
  await page.reload();
  await expect(review).toContainText(`${live} counted live, ${live + 1} in the film`);
});
