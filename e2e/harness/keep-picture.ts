import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const PICTURES = resolve(import.meta.dirname, '../../test-results/pictures');

/** Whether pictures are wanted: they take time. */
export const arePicturesKept = process.env['HOOPLOG_PICTURES'] === 'on';

/** Saves a picture in `test-results/pictures`, if pictures are wanted. */
export async function keepPicture(
  page: Page,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  if (!arePicturesKept) return;
  const path = resolve(PICTURES, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}
