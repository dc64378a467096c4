import type { Page } from '@playwright/test';

/**
 * Keeps the next toasts of a page on the screen until a reload, for journeys that check one: on a busy machine five
 * seconds may pass before the check. Toasts wait while the window has lost the focus.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate("setInterval(() => window.dispatchEvent(new Event('blur')), 50)");
}
