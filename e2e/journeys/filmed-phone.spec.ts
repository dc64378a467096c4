import type { Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { openFilmedWorkout, REVIEW_STEPS } from '../harness/fixed-player/show-filmed.ts';
import { expect, test } from '../harness/test.ts';

/** Null, or the name of a control that another element covers. */
const NAME_IF_COVERED = `(element) => {
  const { left, width, top, height } = element.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(inFront) ? null : element.textContent;
}`;

/** Focuses each control of the review in turn; returns the names of the covered ones. */
async function covered(page: Page): Promise<unknown[]> {
  const controls = page
    .getByRole('region', { name: 'Review your shots' })
    .locator('button:not([tabindex="-1"]):enabled, select')
    .filter({ visible: true });
  const names: unknown[] = [];
  for (const control of await controls.all()) {
    await control.focus();
    names.push(await control.evaluate(NAME_IF_COVERED));
  }
  return names.filter((name) => name !== null);
}

test('the video stays in view to the end of a review, and never covers the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilmedWorkout(page);
  for (const [, reach] of REVIEW_STEPS.slice(0, 2)) await reach(page);
  const film = page.getByLabel('Your workout video');
  const calls = page.getByRole('group', { name: 'Call this shot' });
  await page.getByLabel('Zone', { exact: true }).scrollIntoViewIfNeeded();
  await expect(film).toBeInViewport({ ratio: 0.99 });
  await expect(calls).toBeInViewport({ ratio: 0.99 });
  expect(await covered(page)).toEqual([]);
});

test('the film plays from any moment, with controls below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilmedWorkout(page);
  for (const [, reach] of REVIEW_STEPS.slice(0, 2)) await reach(page);
  const film = page.getByLabel('Your workout video');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(film).toHaveJSProperty('paused', true);
  const [pictures, button] = [await boxOf(film), await boxOf(play)];
  expect(button.y).toBeGreaterThanOrEqual(pictures.y + pictures.height);

  await play.click();
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await film.click();
  await expect(film).toHaveJSProperty('paused', false);

  const slider = page.getByRole('slider', { name: 'Moment of the film' });
  await slider.fill('9.5');
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).toHaveJSProperty('currentTime', 9.5);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:09.5');

  await page.getByRole('button', { name: 'Sound on' }).click();
  await expect(film).toHaveJSProperty('muted', false);
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(film).toHaveJSProperty('muted', true);

  // The drawings are also shown in full screen.
  await page.getByRole('button', { name: 'Whole screen' }).click();
  await expect(page.locator(':fullscreen').getByLabel('Your workout video')).toBeVisible();
});
