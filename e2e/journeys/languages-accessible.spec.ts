import { LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { openScreen } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { everyScreen } from '../harness/every-screen.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { expect } from '../harness/test.ts';
import { NARROWEST, PHONE } from '../harness/widths.ts';

const test = demoTest('America/New_York');

for (const language of LANGUAGES.filter((built) => built !== SOURCE_LANGUAGE)) {
  // What these find a language of longer words finds first, in `every-language`.
  test(
    `every screen is accessible in ${language} on a phone, and fits it`,
    { tag: '@long' },
    async ({ page, demo, program, anotherBrowser }) => {
      expect(demo.email).toContain('@');
      for (const { who, page: shown, addresses } of await everyScreen({
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
      }
    },
  );
}
