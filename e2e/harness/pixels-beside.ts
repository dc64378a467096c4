import type { Page } from '@playwright/test';

/** By how many pixels a page overflows its window sideways: 0 if it fits (WCAG 1.4.10). */
export async function pixelsBeside(page: Page): Promise<number> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  // Phone browsers zoom out for wider content, so the width that they report for the window grows with it.
  return Math.max(0, width - (page.viewportSize()?.width ?? 0));
}
