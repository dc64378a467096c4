import type { Page } from '@playwright/test';
import { LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { openScreen, press } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { everyScreen } from '../harness/every-screen.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { expect } from '../harness/test.ts';
import { pressesIn } from '../harness/translated-names.ts';
import { NARROWEST, PHONE } from '../harness/widths.ts';

const test = demoTest('America/New_York');

/** Broken accessibility rules, and how much wider than a phone the page is. */
async function look(shown: Page, where: string): Promise<void> {
  for (const window of [NARROWEST, PHONE.viewport]) {
    await shown.setViewportSize(window);
    expect.soft(await pixelsBeside(shown), `pixels beside ${where}`).toBe(0);
  }
  const broken = await expectNoBrokenRules(shown).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect.soft(broken, where).toBe('');
}

for (const language of LANGUAGES.filter((built) => built !== SOURCE_LANGUAGE)) {
  // A language with longer words finds most problems first, in `every-language`.
  test(
    `every screen and dialog is accessible in ${language} on a phone, and fits it`,
    { tag: '@long' },
    async ({ page, demo, program, anotherBrowser }) => {
      expect(demo.email).toContain('@');
      for (const { who, page: shown, addresses, opened = [] } of await everyScreen({
        page,
        program,
        anotherBrowser,
      })) {
        await shown.emulateMedia({ reducedMotion: 'reduce' });
        await shown.goto(`/?language=${language}`);
        for (const address of addresses) {
          const where = `${address} (${who}) in ${language}`;
          await openScreen(shown, address);
          await expect.soft(shown.locator('html'), where).toHaveAttribute('lang', language);
          await look(shown, where);
        }
        for (const { name, address, presses } of opened) {
          await openScreen(shown, address);
          await press(shown, pressesIn(language, presses));
          await look(shown, `${name} in ${language}`);
        }
      }
    },
  );
}
