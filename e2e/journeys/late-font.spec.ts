import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { TRAINING_SCREENS } from '../harness/fixed-player/screens.ts';
import { watchShifts } from '../harness/layout-shifts.ts';
import { expect, test } from '../harness/test.ts';

/**
 * As wide as Arial, for machines without it; in the stylesheet, since browsers load no second font while one is
 * loading.
 */
const embedded = (address: string) =>
  `url(data:font/woff2;base64,${readFileSync(fileURLToPath(address), 'base64')})`;
const REGULAR = import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
const BOLD = import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2');

/** Holds the product's font back until the returned function is called: the page uses Arial until then. */
async function withLateFont(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/assets/archivo-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/local\(["']?Arial["']?\)/g, embedded(REGULAR))
      .replaceAll(/local\(["']?Arial Bold["']?\)/g, embedded(BOLD))
      // However slow the machine is.
      .replaceAll(/font-display:\s*fallback/g, 'font-display:swap');
    await route.fulfill({ response, body });
  });
  return () => {
    release(null);
  };
}

const SETTLED_MS = 1500;
/** Cumulative layout shift: a button that is two pixels narrower. Below 0.1 is generally called stable. */
const MAX_SHIFT = 0.001;

/** Families with a loaded font. */
const loadedFonts = (page: Page) =>
  page.evaluate<readonly string[]>(
    "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', ''))",
  );

/** The screens with the most text and the most buttons. */
const SCREENS = TRAINING_SCREENS.filter(([address]) =>
  /^\/(?:home|upload|workout|progress|inbox)/.test(address),
);

for (const [address, heading] of SCREENS) {
  test(`nothing of ${address} moves when the font loads`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const release = await withLateFont(page);
    await showFixedPlayer(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => loadedFonts(page)).toContain('Archivo as Arial');
    // Numbers that load in the meantime move nothing either: the journey `loading` checks that.
    await page.waitForTimeout(SETTLED_MS);
    expect(await loadedFonts(page)).not.toContain('Archivo Variable');
    const before = (await shifts()).length;
    release();
    await expect.poll(() => loadedFonts(page)).toContain('Archivo Variable');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    const found = (await shifts()).slice(before);
    const sum = found.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(found, null, 2)).toBeLessThan(MAX_SHIFT);
  });
}
