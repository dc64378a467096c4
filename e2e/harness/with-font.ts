import type { Page } from '@playwright/test';

/**
 * Makes the page wait for its font, which is otherwise skipped if it loads too late: for pictures, and for tests of
 * fit.
 */
export async function withFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('hooplog.font', 'yes');
  });
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const rules = await response.text();
    await route.fulfill({
      response,
      body: rules.replace(/font-display:\s*fallback/g, 'font-display:block'),
    });
  });
}
