import { test } from '../harness/pretending-test.ts';
import { pretendedFilm } from '../harness/pretending.ts';
import { sendFilm } from '../harness/send-film.ts';
import { expect } from '../harness/test.ts';

test('a video discarded during its review is restored by Undo, and from the trash', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const buffer = await pretendedFilm({});
  await sendFilm(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots.first()).toBeVisible();
  const review = page.url();
  const id = new URL(review).pathname.split('/').at(-1) ?? '';
  const counted = await shots.count();
  const discard = async () => {
    await page.getByRole('button', { name: 'Discard workout' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  };
  const isThere = async () => (await page.request.get(`/api/videos/${id}`)).status();

  await discard();
  await expect(page).not.toHaveURL(review);
  await expect(page.getByText('Moved to the trash', { exact: true }).first()).toBeVisible();
  expect(await isThere()).toBe(404);
  await picture('video-discarded');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  expect(await isThere()).toBe(200);

  // Its shots and its film are unchanged.
  await page.goto(review);
  await expect(shots).toHaveCount(counted);
  await expect(page.locator('video').first()).toHaveJSProperty('error', null);

  await discard();
  await expect(page).not.toHaveURL(review);
  await page.goto('/trash');
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(1);
  await picture('video-in-trash');
  await expectAccessible();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto(review);
  await expect(shots).toHaveCount(counted);
});
