import type { Page } from '@playwright/test';

/** Pixels of a page that are reached only by scrolling to the side: 0 where it fits its window (WCAG 1.4.10). */
export async function pixelsBeside(page: Page): Promise<number> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  // Browsers of phones zoom out for what is wider: their own word for the window's width grows with it.
  return Math.max(0, width - (page.viewportSize()?.width ?? 0));
}
