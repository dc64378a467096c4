import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Opens the page, and returns the types of its requests until the font was cached, in order. */
async function requestsOf(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const kinds: string[] = [];
  const note = (request: { resourceType: () => string }) => kinds.push(request.resourceType());
  page.on('request', note);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate("localStorage.getItem('hooplog.font')")).toBe('yes');
  page.off('request', note);
  return kinds;
}

const fontOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).fontFamily');

test('on a slow network the font loads after everything that the page needs, and the next visit starts with it', async ({
  page,
}) => {
  await page.route('**/before-paint.js', async (route) => {
    await delay(500);
    await route.continue();
  });
  let drawnIn = '';
  await page.route('**/archivo-*.woff2', async (route) => {
    drawnIn = await fontOf(page);
    await route.continue();
  });
  const kinds = await requestsOf(page, () => page.goto('/login'));
  expect(kinds.indexOf('font')).toBeGreaterThan(kinds.lastIndexOf('script'));
  expect(drawnIn).toContain('Archivo as Arial');
  expect(drawnIn).not.toContain('Archivo Variable');
  expect(await fontOf(page)).toContain('Archivo Variable');
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await fontOf(page)).toContain('Archivo Variable');
});
