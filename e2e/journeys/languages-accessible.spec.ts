import { LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { demoScreens, openScreen } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { expect } from '../harness/test.ts';
import { NARROWEST, PHONE } from '../harness/widths.ts';

const test = demoTest('America/New_York');

for (const language of LANGUAGES.filter((built) => built !== SOURCE_LANGUAGE)) {
  // What these find a language of longer words finds first, in `every-language`.
  test(
    `every screen is accessible in ${language} on a phone, and fits it`,
    { tag: '@long' },
    async ({ page, demo }) => {
      expect(demo.email).toContain('@');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = [...(await demoScreens(page.request)), '/login'];
      await page.goto(`/?language=${language}`);
      for (const address of addresses) {
        await openScreen(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const window of [NARROWEST, PHONE.viewport]) {
          await page.setViewportSize(window);
          const beside = await pixelsBeside(page);
          expect.soft(beside, `pixels beside ${address} in ${language}`).toBe(0);
        }
        const broken = await expectNoBrokenRules(page).then(
          () => '',
          (error: unknown) => String(error),
        );
        expect.soft(broken, `${address} in ${language}`).toBe('');
      }
    },
  );
}
