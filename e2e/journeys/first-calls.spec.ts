import type { Page } from '@playwright/test';
import { PRELOADED_QUERIES } from '../../apps/web/build/first-calls.ts';
import { readPages } from '../../apps/web/build/pages.ts';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { WORKOUT } from '../harness/fixed-player/training.ts';
import { expect, test } from '../harness/test.ts';

/** Counts these calls while the page opens. */
async function sentBy(page: Page, path: string, calls: readonly string[]): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (calls.includes(`${pathname}${search}`)) sent.push(`${pathname}${search}`);
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return sent.toSorted();
}

/** The ids in the fixed player's addresses. */
const IDS: Readonly<Record<string, string>> = { video: VIDEO.id, workout: WORKOUT.id };

for (const { name, path: pattern } of readPages().filter(({ name }) => name in PRELOADED_QUERIES)) {
  test(`${pattern} makes exactly the calls preloaded by its html, each once`, async ({ page }) => {
    const withId = (address: string) => address.replace('$id', IDS[name] ?? '');
    const path = withId(pattern);
    const calls = PRELOADED_QUERIES[name]?.map(withId).toSorted() ?? [];
    await showFixedPlayer(page);
    await page.route(`**/api/videos/${VIDEO.id}`, (route) => route.fulfill({ json: VIDEO }));
    expect(await sentBy(page, path, calls), 'named by the html').toEqual(calls);
    await page.route(`**${path}`, async (route) => {
      // `/api/progress` ends as `/progress` does.
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const { link: _named, ...headers } = response.headers();
      await route.fulfill({
        response,
        headers,
        body: html.replace(/<link rel="preload" as="fetch".*?>/g, ''),
      });
    });
    expect(await sentBy(page, path, calls), 'asked by the page itself').toEqual(calls);
  });
}
