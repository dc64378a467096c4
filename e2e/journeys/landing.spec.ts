import { expect, test } from '../harness/test.ts';

/** The browser's measurements of a page's start. */
interface Measured {
  readonly largestPaint: number;
  readonly layoutShift: number;
}

/** Runs in the page, before anything else: as text, because journeys do not know the types of pages. */
const MEASURE = `
  window.measured = { largestPaint: 0, layoutShift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { window.measured.largestPaint = startTime; });
  observe('layout-shift', ({ value }) => { window.measured.layoutShift += value; });
`;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

test('the example plays: shots fly, land and are counted', async ({ page, expectAccessible }) => {
  await page.goto('/');
  const made = page.locator('[data-made]');
  await made.scrollIntoViewIfNeeded();
  await expect(made).not.toHaveText('13');
  await expect(page.locator('[data-ball]:not([visibility])').first()).toBeAttached();
  // A round takes half a minute: the test does not wait for its end.
  await expect(made).toHaveText(/^([1-9]|1[0-2])$/);
  await expectAccessible();
});

test('the example is still and complete for visitors who prefer reduced motion', async ({
  page,
  expectAccessible,
  picture,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('[data-made]')).toHaveText('13');
  await expect(page.locator('[data-ball]:not([visibility])')).toHaveCount(0);
  await expectAccessible();
  await picture('landing-still');
});

test('the page needs little script, and does not shift while it loads', async ({ page }, info) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.addInitScript({ content: MEASURE });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { largestPaint, layoutShift } = await page.evaluate<Measured>('window.measured');
  info.annotations.push({
    type: 'largest paint on slow 4G, ms',
    description: String(largestPaint),
  });
  expect(layoutShift).toBeLessThan(0.02);
  expect(scripts.filter((url) => url.includes('/index-'))).toEqual([]);
  expect(scripts.length).toBeLessThan(5);
});

test('privacy, terms and contact are pages that link to each other', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expectAccessible();
  await page.getByRole('navigation').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Hooplog, home' }).click();
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: /^Everything between/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Start Training Now' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
