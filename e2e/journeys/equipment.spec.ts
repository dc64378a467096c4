import type { Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { holdToasts } from '../harness/hold-toasts.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { test } from '../harness/pretending-test.ts';
import { pretendedFilm } from '../harness/pretending.ts';
import { expect } from '../harness/test.ts';
import { DESKTOP, PHONE } from '../harness/widths.ts';

const REGULAR = 'Hoop 10 ft (3.05 m), ball size 7';
const LOW = 'Hoop 8 ft (2.44 m), ball size 5';
const LOWER_FOR_ONCE = 'Hoop 8.5 ft (2.60 m), ball size 5';

/** A toast covers only the header, none of the page's content. */
async function expectToastOverHeader(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [{ y, height }, header] = [await boxOf(toast), await boxOf(page.getByRole('banner'))];
  expect(y + height, 'foot of the toast').toBeLessThanOrEqual(header.y + header.height);
}

test('a low hoop and a small ball are chosen once, and used for every film', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/profile');
  await expect(page.getByText(REGULAR)).toBeVisible();
  await page.getByRole('button', { name: 'Change hoop and ball' }).click();
  await page.getByLabel('Rim height').selectOption('8 ft (2.44 m)');
  await page.getByLabel('Ball', { exact: true }).selectOption('Size 5');
  await expect(page.getByText(LOW)).toBeVisible();
  await picture('equipment-profile');
  await expectAccessible();
  expect(await pixelsBeside(page)).toBe(0);

  await page.goto('/upload');
  const buffer = await pretendedFilm({});
  const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer };
  await page.locator('input[type=file]').setInputFiles(film);
  await expect(page.getByText(LOW)).toBeVisible();
  await page.getByText('On the server').click();
  await page.getByRole('button', { name: 'Change hoop and ball' }).click();
  await picture('equipment-upload');
  await expectAccessible();
  expect(await pixelsBeside(page)).toBe(0);
  await page.getByRole('button', { name: 'Done with hoop and ball' }).click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();

  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  await expect(page.getByText(LOW)).toBeVisible();
  await page.getByRole('button', { name: 'Change hoop and ball' }).click();
  await picture('equipment-review');
  // Only this film was shot at another hoop; the player's usual one stays.
  await holdToasts(page);
  await page.getByLabel('Rim height').selectOption('8.5 ft (2.60 m)');
  await expect(page.getByText(LOWER_FOR_ONCE)).toBeVisible();
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectToastOverHeader(page, 'Shots placed again');
  }
  await page.reload();
  await expect(page.getByText(LOWER_FOR_ONCE)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(LOW)).toBeVisible();
});
