import type { Locator, Page } from '@playwright/test';
import { withScrollbars } from '../harness/browser.ts';
import { expect, test } from '../harness/test.ts';

test.use({ launchOptions: withScrollbars });

const askToDelete = (page: Page) => page.getByRole('button', { name: 'Delete Account' });
const units = (page: Page) => page.getByRole('combobox', { name: 'Units' });

interface Opening {
  readonly what: string;
  /** The window widths at which it exists, px. */
  readonly widths: readonly number[];
  /** The control that opens it. */
  readonly control: (page: Page) => Locator;
  /** Checks that it is open. */
  readonly expectOpen: (page: Page) => Promise<void>;
}

const OPENINGS: readonly Opening[] = [
  {
    what: 'a dialog',
    widths: [390, 1280],
    control: askToDelete,
    expectOpen: (page) => expect(page.getByRole('dialog', { name: 'Delete your' })).toBeVisible(),
  },
  {
    what: 'a sheet',
    widths: [390],
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    expectOpen: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'a menu',
    widths: [390, 1280],
    control: units,
    // The browser draws it, outside the page.
    expectOpen: (page) => expect(units(page)).toBeFocused(),
  },
];

/** Positions of everything outside dialogs, px. */
const PLACES = `[...document.querySelectorAll('header, main, main section, main h1, nav')]
  .filter((element) => element.closest('dialog') === null)
  .map((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby');
    return [element.tagName, name, left, top, width].join(' ');
  })`;

const placesOn = (page: Page) => page.evaluate<string[]>(PLACES);

/** Waits until nothing moves by itself any more: content that is scrolled to may load only then. */
async function settledPlaces(page: Page): Promise<string[]> {
  let places = await placesOn(page);
  await expect(async () => {
    const before = places;
    await page.waitForTimeout(250);
    places = await placesOn(page);
    expect(places).toEqual(before);
  }).toPass();
  return places;
}

/** Clicks would scroll to elements that are in view anyway. */
async function pressWhereItIs(page: Page, control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const { what, widths, control, expectOpen } of OPENINGS) {
  for (const width of widths) {
    test(`${what} opens over a long page of ${width} px and does not move it`, async ({
      page,
      signedIn,
      isMobile,
    }) => {
      test.skip(isMobile && width > 390, 'no phone is that wide');
      expect(signedIn.email).toContain('@');
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/profile');
      await expect(askToDelete(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const bar = await page.evaluate<number>('innerWidth - document.documentElement.clientWidth');
      expect(bar > 0, 'a bar takes room on the desktop only').toBe(!isMobile);
      // Further down, where opening and closing could also scroll.
      await control(page).scrollIntoViewIfNeeded();
      await page.evaluate('scrollBy(0, scrollY === 0 ? 300 : 0)');
      expect(await page.evaluate('scrollY')).toBeGreaterThan(0);

      const before = await settledPlaces(page);
      expect(before.length).toBeGreaterThan(8);
      await pressWhereItIs(page, control(page));
      await expectOpen(page);
      expect(await placesOn(page)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await placesOn(page)).toEqual(before);
    });
  }
}
