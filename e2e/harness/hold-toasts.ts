import type { Page } from '@playwright/test';

/**
 * Keeps the next toasts of a page on the screen until it is loaded anew, for journeys that look at one: on a busy
 * machine five seconds are over before anybody has looked. They wait while the window has lost the focus.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate("setInterval(() => window.dispatchEvent(new Event('blur')), 50)");
}
