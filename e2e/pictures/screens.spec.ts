import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { press } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { everyScreen, type Shown } from '../harness/every-screen.ts';
import { expect } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

const FOLDER = resolve(import.meta.dirname, '../../test-results/screens');
const WIDTHS = [320, 390, 768, 1280];
const THEMES = ['light', 'dark'] as const;

const test = demoTest('America/New_York');
test.use({ deviceScaleFactor: 1 });

type Picture = Pick<Shown, 'who'> & {
  readonly address: string;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
};

const fileName = ({ who, address, width, theme }: Picture) =>
  `${who}-${address.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}-${theme}.png`;

/** Only if the header has no space for its entries. */
const hasMenu = (width: number) => width < 1280;

async function show(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function keep(page: Page, picture: Omit<Picture, 'theme'>, fullPage: boolean): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const path = resolve(FOLDER, fileName({ ...picture, theme }));
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
}

async function draw({ who, page, addresses, opened = [] }: Shown): Promise<void> {
  await withFont(page);
  for (const width of WIDTHS) {
    for (const address of addresses) {
      await show(page, address, width);
      await keep(page, { who, address, width }, true);
    }
    for (const { name, address, presses } of opened) {
      if (name === 'menu' && !hasMenu(width)) continue;
      await show(page, address, width);
      await press(page, presses);
      await page.waitForLoadState('networkidle');
      await keep(page, { who, address: name, width }, false);
    }
  }
}

/** One page with all pictures: a row for each screen. */
function contactSheet(all: readonly Shown[]): string {
  const rows = all.flatMap(({ who, addresses, opened = [] }) =>
    [...addresses, ...opened.map(({ name }) => name)].map((address) => {
      const pictures = WIDTHS.flatMap((width) =>
        THEMES.map((theme) => {
          const file = fileName({ who, address, width, theme });
          return `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px, ${theme}"></a>`;
        }),
      );
      return `<h2>${address} (${who})</h2><div>${pictures.join('')}</div>`;
    }),
  );
  const style =
    'div{display:flex;gap:8px;align-items:start;overflow:auto}img{height:420px;border:1px solid #999}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}`;
}

test('every screen at every width, light and dark', async ({
  page,
  demo,
  program,
  anotherBrowser,
}) => {
  expect(demo.email).toContain('@');
  const all = await everyScreen({ page, program, anotherBrowser });
  for (const shown of all) await draw(shown);
  await writeFile(resolve(FOLDER, 'index.html'), contactSheet(all));
});
