import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const PICTURES = resolve(import.meta.dirname, '../../test-results/pictures');

/** Keeps a picture to look at in `test-results/pictures`, where `HOOPLOG_PICTURES=on` asks for them: they take time. */
export async function keepPicture(
  page: Page,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  if (process.env['HOOPLOG_PICTURES'] !== 'on') return;
  const path = resolve(PICTURES, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}
