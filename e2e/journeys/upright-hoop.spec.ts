import { renderedClip } from '@hooplog/eval';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { keepPicture } from '../harness/keep-picture.ts';
import { expect, test } from '../harness/test.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (locator: Locator): Promise<Spot> => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};

const HANDLES = [/^Move the rim/, /^Width of the rim/, /^Height of the rim/];

/** Phones: usual, small, and in landscape. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** The whole question is in view, and nothing covers the picture, as soon as the page has its new size. */
const expectNothingCovered = (page: Page, answers: readonly string[]): Promise<void> =>
  expect(() => expectAllBeside(page, answers)).toPass({ timeout: 10_000 });

async function expectAllBeside(page: Page, answers: readonly string[]): Promise<void> {
  const picture = page.getByLabel('A frame of your video');
  const shown = await boxOf(picture);
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  for (const name of HANDLES) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  }
  const bar = await page.locator('[data-save-bar]').boundingBox();
  for (const name of answers) {
    const answer = page.getByRole('button', { name });
    await expect(answer).toBeInViewport({ ratio: 0.99 });
    const { x, y, height } = await boxOf(answer);
    const isBeside = x >= shown.x + shown.width || y >= shown.y + shown.height;
    expect(isBeside, `${name} beside the picture`).toBe(true);
    expect(y + height, `${name} above the bar that saves`).toBeLessThanOrEqual(bar?.y ?? Infinity);
  }
  expect(shown.y + shown.height).toBeLessThanOrEqual(bar?.y ?? Infinity);
}

test('the hoop of a portrait film is confirmed with one thumb', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const { path } = await renderedClip('upright');
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Count shots' }).click();
  await expect(page.getByText('Is this the hoop?')).toBeVisible({ timeout: 240_000 });

  // Without scrolling: the picture with the ring, and the answer.
  const yes = page.getByRole('button', { name: 'Yes, that’s the hoop' });
  const picture = page.getByLabel('A frame of your video');
  const ring = page.getByRole('button', { name: /^Move the rim/ });
  await expect(yes).toBeInViewport({ ratio: 0.99 });
  await expect(ring).toBeInViewport({ ratio: 0.99 });
  await keepPicture(page, 'phone-upright-hoop');
  await expectAccessible();

  // A tap on the picture moves the ring there.
  const { width, height, ...corner } = await boxOf(picture);
  const tap = { x: corner.x + 0.3 * width, y: corner.y + 0.55 * height };
  await page.touchscreen.tap(tap.x, tap.y);
  // Its handles are at a distance, so that fingers do not hide it: one below its middle, one beside it.
  const { x } = await middleOf(ring);
  const { y } = await middleOf(page.getByRole('button', { name: /^Width of the rim/ }));
  expect(Math.hypot(x - tap.x, y - tap.y), 'px from the tap').toBeLessThan(3);
  for (const name of HANDLES) {
    const spot = await middleOf(page.getByRole('button', { name }));
    const apart = Math.hypot(spot.x - tap.x, spot.y - tap.y);
    expect(apart, 'px from the tap, not under the finger').toBeGreaterThan(22);
    expect(apart, 'px from the tap, still at the ring').toBeLessThan(60);
  }
  await expect(page.getByRole('button', { name: 'Count with this hoop' })).toBeInViewport({
    ratio: 0.99,
  });
  await keepPicture(page, 'phone-upright-hoop-moved');

  // In a corner its handles stay inside the picture, where a thumb reaches them; for all corners see
  // handle-places.test.ts.
  for (const across of [0.02, 0.98]) {
    await page.touchscreen.tap(corner.x + across * width, corner.y + 0.02 * height);
    const { x: left, y: top } = corner;
    for (const name of HANDLES) {
      const spot = await middleOf(page.getByRole('button', { name }));
      expect(spot.x).toBeGreaterThanOrEqual(left);
      expect(spot.x).toBeLessThanOrEqual(left + width);
      expect(spot.y).toBeGreaterThanOrEqual(top);
      expect(spot.y).toBeLessThanOrEqual(top + height);
    }
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${size.width}x${size.height}`;
    await expectNothingCovered(page, ['Count with this hoop', 'Put it back', 'Zoom in']);
    await keepPicture(page, `phone-upright-moved-${name}`);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expectNothingCovered(page, ['Yes, that’s the hoop', 'Zoom in']);
    await keepPicture(page, `phone-upright-asked-${name}`);
    const { x: left, y: top } = await boxOf(picture);
    await page.touchscreen.tap(left + 30, top + 40);
  }
  await page.getByRole('button', { name: 'Put it back' }).click();
  await yes.click();
  // In landscape the film is beside the list, and only the save bar covers it.
  const film = page.getByLabel('Your workout video');
  const calls = page.getByRole('group', { name: 'Call this shot' });
  await calls.getByRole('button', { name: 'Missed' }).scrollIntoViewIfNeeded();
  await expect(film).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const [shown, called] = [await boxOf(film), await boxOf(calls)];
  expect(shown.y + shown.height).toBeLessThanOrEqual(called.y);
  const bar = await boxOf(page.locator('[data-save-bar]'));
  expect(called.y + called.height).toBeLessThanOrEqual(bar.y);
  await keepPicture(page, 'phone-upright-review-844x390');
  await page.setViewportSize({ width: 390, height: 844 });
  await film.scrollIntoViewIfNeeded();
  await expect(film).toBeInViewport();
  const shots = page.getByRole('list', { name: 'Shots', exact: true });
  await expect(shots.getByRole('button')).toHaveCount(3);
  await keepPicture(page, 'phone-upright-review');
});
