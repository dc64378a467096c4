import { zoneDisplayName } from '@hooplog/domain';
import { type RenderedClip, renderedClip } from '@hooplog/eval';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { sendFilm } from '../harness/send-film.ts';
import { expect, test } from '../harness/test.ts';

/** Rendering the clip (once, then cached), uploading and analysing it take a while on a small machine. */
const ANALYSIS_MS = 240_000;

/** The landmarks visible in the clip, by name and in feet. */
const LANDMARKS = [
  ['Left end of the free-throw line', -6, 13.75],
  ['Right end of the free-throw line', 6, 13.75],
  ['Left lane line at the baseline', -6, -5.25],
  ['Right lane line at the baseline', 6, -5.25],
  ['Right corner of the court', 25, -5.25],
] as const;
/** Pixels. */
const CLIP_WIDTH = 640;

/** Taps a pixel of the clip in the picture. */
async function tapAt(picture: Locator, [x, y]: readonly [number, number]): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const box = await boxOf(picture);
  const scale = box.width / CLIP_WIDTH;
  await picture.page().mouse.click(box.x + x * scale, box.y + y * scale);
}

async function tapLandmarks(page: Page, { truth }: RenderedClip): Promise<void> {
  const frame = page.getByLabel('A frame of your video');
  await expect(frame).toHaveJSProperty('readyState', 4);
  for (const [label, x, y] of LANDMARKS) {
    const mark = truth.court?.find(({ court }) => court[0] === x && court[1] === y);
    if (mark === undefined) throw new Error(`The clip does not show: ${label}`);
    await page
      .getByRole('list', { name: 'Points' })
      .getByRole('button', { name: label })
      .first()
      .click();
    await tapAt(frame, mark.image);
  }
}

/** Uploads the clip and confirms its hoop. */
async function countShots(page: Page, path: string, hoop: 'new' | 'known' = 'new'): Promise<void> {
  // Shots under review do not play: playing them costs more than everything tested here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendFilm(page, path);
  // If a saved place has the hoop, the question is skipped.
  const next = hoop === 'new' ? 'Is this the hoop?' : 'Review your shots';
  await expect(page.getByText(next)).toBeVisible({ timeout: ANALYSIS_MS });
  if (hoop === 'new') await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
}

const shotsOf = (page: Page) =>
  page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');

/** Every shot is listed with its zone. */
async function expectZones(page: Page): Promise<void> {
  await expect(shotsOf(page).filter({ hasText: zoneDisplayName('zone_5_free_throw') })).toHaveCount(2); // prettier-ignore
  await expect(shotsOf(page).filter({ hasText: zoneDisplayName('zone_2_left_midrange') })).toHaveCount(1); // prettier-ignore
}

test('a court that is marked once places the shots, is drawn back, and is offered for the next video', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const clip = await renderedClip('whole_lane');
  await countShots(page, clip.path);
  // The program has found the lines by itself; here the player marks them by hand.
  await page.getByRole('button', { name: 'No, leave them out' }).click();
  await expect(shotsOf(page).filter({ hasText: 'Zone not known' })).toHaveCount(3);

  await page.getByRole('button', { name: 'Set up the court' }).click();
  await expect(page.getByRole('button', { name: 'Use this court' })).toBeDisabled();
  await page.getByText('Another point').click();
  await page.getByRole('button', { name: 'Right corner of the court' }).click();
  await tapLandmarks(page, clip);
  await expect(page.getByText(/^Fits( very)? well: points are within/)).toBeVisible();
  await expectAccessible();
  await picture('upload-court');
  await page.getByLabel('Remember this place as').fill('Home court');
  await page.getByRole('button', { name: 'Use this court' }).click();
  await expectZones(page);
  // The evidence in the review: from now on the lines are drawn over the film.
  const drawn = page.getByRole('list', { name: 'Drawn over the video' });
  await expect(drawn.getByText('Court lines')).toBeVisible();

  // When opened again, the court is where it was marked.
  await page.getByRole('button', { name: 'Set up the court' }).click();
  await expect(page.getByText(/^Fits( very)? well: points are within/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(
    page.getByText('Successfully saved workout with 3 shots.', { exact: true }),
  ).toBeVisible();

  // The next video of the same place needs one tap and a check.
  await countShots(page, clip.path, 'known');
  await page.getByRole('button', { name: 'Move them' }).click();
  await page.getByRole('button', { name: 'Home court?' }).click();
  await expect(page.getByText('“Home court” will be updated to these points.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this court' }).click();
  await expectZones(page);
});
