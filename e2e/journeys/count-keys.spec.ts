import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { expectCallsInPlace } from '../harness/calls.ts';
import { expect, test } from '../harness/test.ts';

const calls = (page: Page) => page.getByRole('group', { name: /^Shot from/ });

async function expectInView(page: Page, target: Locator): Promise<void> {
  const [box, window] = [await boxOf(target), page.viewportSize()];
  if (window === null) throw new Error('The page has no window');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
}

test('a workout is counted by keys, with everything in view', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  const [made, missed] = ['Made', 'Missed'].map((name) =>
    calls(page).getByRole('button', { name }),
  );
  if (made === undefined || missed === undefined) throw new Error('no calls');
  await expectInView(page, made);
  await expectInView(page, missed);
  await expectInView(page, page.getByRole('group', { name: /^Court/ }));
  await expectCallsInPlace(calls(page));

  const last = page.getByRole('status', { name: 'Last entry' });
  await page.keyboard.type('05');
  await page.keyboard.press('m');
  await expect(last).toHaveText('Made · Zone 5 - Free Throw');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('x');
  await expect(last).toHaveText('Missed · Zone 1 - Paint');
  await page.keyboard.press('x');
  await page.keyboard.press('z');
  await expect(page.getByLabel('Totals so far')).toContainText('1:1');
  await expect(page.getByRole('region', { name: 'Zone stats' })).toContainText('0/1');
  await picture('counting-by-keys');

  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await page.keyboard.press('?');
  await expect(help).toContainText('Pick a zone by its number');
  // While the help is open, keys count nothing.
  await page.keyboard.press('m');
  await expectAccessible();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Totals so far')).toContainText('1:1');
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await expect(page.getByLabel('Totals so far')).toContainText('1:1');
});
