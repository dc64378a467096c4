import { renderedClip } from '@hooplog/eval';
import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

test.skip(({ isMobile }) => !isMobile, 'on a desktop the picture has a column of its own');
test.setTimeout(480_000);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
};

const middleOf = async (locator: Locator): Promise<Spot> => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};

test('the hoop of an upright film is answered with one thumb', async ({
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

  // Nothing has to be scrolled for: the picture with the ring, and the answer.
  const yes = page.getByRole('button', { name: 'Yes, that’s the hoop' });
  const picture = page.getByLabel('A frame of your video');
  const ring = page.getByRole('button', { name: /^Move the ring/ });
  await expect(yes).toBeInViewport({ ratio: 0.99 });
  await expect(ring).toBeInViewport({ ratio: 0.99 });
  await page.screenshot({ path: 'test-results/pictures/phone-upright-hoop.png' });
  await expectAccessible();

  // A tap on the picture moves the ring there.
  const { width, height, ...corner } = await boxOf(picture);
  const tap = { x: corner.x + 0.3 * width, y: corner.y + 0.55 * height };
  await page.touchscreen.tap(tap.x, tap.y);
  // Its handles stand apart from it, so that fingers do not hide it: one below its middle, one beside it.
  const { x } = await middleOf(ring);
  const { y } = await middleOf(page.getByRole('button', { name: /^Width of the ring/ }));
  expect(Math.hypot(x - tap.x, y - tap.y), 'px from the tap').toBeLessThan(3);
  await expect(page.getByRole('button', { name: 'Count with this hoop' })).toBeInViewport({
    ratio: 0.99,
  });
  await page.screenshot({ path: 'test-results/pictures/phone-upright-hoop-moved.png' });

  // In a corner its handles stay inside of the picture, where a thumb finds them; all corners: handle-places.test.ts.
  for (const across of [0.02, 0.98]) {
    await page.touchscreen.tap(corner.x + across * width, corner.y + 0.02 * height);
    const { x: left, y: top } = corner;
    for (const name of [/^Move the ring/, /^Width of the ring/, /^Height of the ring/]) {
      const spot = await middleOf(page.getByRole('button', { name }));
      expect(spot.x).toBeGreaterThanOrEqual(left);
      expect(spot.x).toBeLessThanOrEqual(left + width);
      expect(spot.y).toBeGreaterThanOrEqual(top);
      expect(spot.y).toBeLessThanOrEqual(top + height);
    }
  }
  await page.getByRole('button', { name: 'Put it back' }).click();
  await yes.click();
  await expect(page.getByLabel('Your workout video')).toBeInViewport();
  const shots = page.getByRole('list', { name: 'Shots', exact: true });
  await expect(shots.getByRole('button')).toHaveCount(3);
  await page.screenshot({ path: 'test-results/pictures/phone-upright-review.png' });
});
