import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const PICTURES = resolve(import.meta.dirname, '../../test-results/pictures');

/** Whether pictures to look at are asked for: they take time. */
export const arePicturesKept = process.env['HOOPLOG_PICTURES'] === 'on';

/** Keeps a picture in `test-results/pictures`, where they are asked for. */
export async function keepPicture(
  page: Page,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  if (!arePicturesKept) return;
  const path = resolve(PICTURES, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}
