import type { Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { expectCallsInPlace } from '../harness/calls.ts';
import { shoot } from '../harness/shoot.ts';
import { THUMB } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const counting = (page: Page) => page.getByRole('dialog', { name: 'Count shots' });
const calls = (page: Page) => page.getByRole('group', { name: /^Shot from/ });
const call = (page: Page, name: string) => calls(page).getByRole('button', { name });

/** Everything is on one screen, without scrolling. */
async function expectOnOneScreen(page: Page, { width, height }: typeof UPRIGHT): Promise<void> {
  for (const target of await counting(page).getByRole('button').all()) {
    const box = await boxOf(target);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(THUMB);
  }
}

test('the first shot is counted two taps after opening the app', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  await page.getByRole('link', { name: /^Count by hand/ }).tap();
  await call(page, 'Made').tap();
  await expect(page.getByRole('status', { name: 'Last entry' })).toHaveText('Made');
  await expect(page.getByLabel('Score')).toHaveText('100% 1/1');
});

test('the app’s shortcut starts a count', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string }[];
  };
  await page.goto(manifest.shortcuts[0]?.url ?? '');
  await call(page, 'Missed').tap();
  await expect(page.getByLabel('Score')).toHaveText('0% 0/1');
});

test('a reload in the middle loses nothing, not even undo', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload?tracking=true');
  const lastEntry = page.getByRole('status', { name: 'Last entry' });
  await expect(lastEntry).toHaveText('Nothing counted yet');
  await page.getByRole('button', { name: /^Zone 12 - / }).tap();
  await call(page, 'Made').tap();
  await call(page, 'Missed').tap();
  await page.reload();
  await expect(lastEntry).toHaveText('Missed · Zone 12 - Top of Key Three');
  await expect(page.getByText('Nothing counted')).toBeHidden();
  await page.getByRole('button', { name: 'Undo last entry' }).tap();
  await expect(lastEntry).toHaveText('Made · Zone 12 - Top of Key Three');
  await expect(page.getByRole('button', { name: /^Zone 12 - .*1 of 1 made/ })).toBeVisible();

  await page.getByRole('button', { name: 'Stop Tracking' }).tap();
  await page.getByRole('button', { name: 'Save Workout' }).tap();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
});

test('an unfinished count is the first item on the start page', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload?tracking=true');
  await call(page, 'Made').tap();
  await page.goto('/');
  const resume = page.getByRole('link', { name: /^Resume counting by hand/ });
  await expect(resume).toBeInViewport({ ratio: 1 });
  const numbers = await boxOf(page.getByText('Total Shots'));
  expect((await boxOf(resume)).y).toBeLessThan(numbers.y);
  await picture('home-unfinished');
  await resume.tap();
  await expect(page.getByLabel('Score')).toHaveText('100% 1/1');
  // One tap saves it; on a phone a long page ends with its next step.
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await page.getByRole('link', { name: 'Done' }).last().tap();
  await expect(resume).toBeHidden();
});

test('everything is visible and large enough, in portrait and landscape, for either hand', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload?tracking=true');
  await page.getByRole('button', { name: /^Zone 3 - / }).tap();
  await call(page, 'Made').tap();
  const court = () => boxOf(page.getByRole('group', { name: /^Court/ }));

  await expectOnOneScreen(page, UPRIGHT);
  await expectCallsInPlace(calls(page));
  await picture('counting-upright');

  await page.setViewportSize(ON_ITS_SIDE);
  await expectOnOneScreen(page, ON_ITS_SIDE);
  expect((await court()).x).toBeLessThan((await boxOf(call(page, 'Made'))).x);
  await picture('counting-on-its-side');

  await page.getByRole('button', { name: 'Count settings' }).tap();
  await page.getByRole('switch', { name: 'Left-handed' }).tap();
  await page.reload();
  await expectOnOneScreen(page, ON_ITS_SIDE);
  expect((await court()).x).toBeGreaterThan((await boxOf(call(page, 'Made'))).x);
  await picture('counting-on-its-side-left');

  await page.setViewportSize(UPRIGHT);
  await expectCallsInPlace(calls(page), 'left');
  await expectOnOneScreen(page, UPRIGHT);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without the transition between themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible();
  }
  await picture('counting-upright-left');
});

test('each shot gives feedback: five marks, makes in a row, a call-out for a best, and silence by one tap', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 10, 2);
  await page.goto('/upload?tracking=true');
  const marks = counting(page).getByRole('list', { name: 'Last shots' }).getByRole('listitem');
  const word = counting(page)
    .getByRole('status')
    .filter({ hasText: /in a row|best/ });
  for (const name of ['Made', 'Missed', 'Made', 'Made', 'Made', 'Made']) {
    await call(page, name).tap();
  }
  await expect(marks).toHaveText(['missed', 'made', 'made', 'made', 'made']);
  await expect(counting(page).getByText('4 in a row')).toBeVisible();
  await call(page, 'Made').tap();
  await expect(word).toHaveText('5 in a row');
  await expect(word).toBeHidden();
  for (let shot = 0; shot < 5; shot++) await call(page, 'Made').tap();
  await expect(word).toHaveText('Personal best: 11 makes');
  await call(page, 'Missed').tap();
  await expect(counting(page).getByText(/in a row/)).toBeHidden();

  const sound = page.getByRole('button', { name: 'Sound after a shot' });
  await sound.tap();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});
