import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoScreens } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { expect } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

const FOLDER = resolve(import.meta.dirname, '../../test-results/screens');
const WIDTHS = [320, 390, 768, 1280];
const THEMES = ['light', 'dark'] as const;
/** Open to everybody. */
const OPEN = ['/login', '/privacy', '/terms'];

const test = demoTest('America/New_York');
test.use({ deviceScaleFactor: 1 });

const fileName = (address: string, width: number, theme: string) =>
  `${address.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}-${theme}.png`;

async function draw(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const path = resolve(FOLDER, fileName(address, width, theme));
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}

/** One page with all of them: a row a screen. */
function contactSheet(addresses: readonly string[]): string {
  const rows = addresses.map((address) => {
    const pictures = WIDTHS.flatMap((width) =>
      THEMES.map((theme) => {
        const file = fileName(address, width, theme);
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px, ${theme}"></a>`;
      }),
    );
    return `<h2>${address}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'div{display:flex;gap:8px;align-items:start;overflow:auto}img{height:420px;border:1px solid #999}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}`;
}

test('every screen at every width, light and dark', async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  await withFont(page);
  const addresses = [...(await demoScreens(page.request)), ...OPEN];
  for (const address of addresses) {
    for (const width of WIDTHS) await draw(page, address, width);
  }
  await writeFile(resolve(FOLDER, 'index.html'), contactSheet(addresses));
});
