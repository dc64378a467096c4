import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { runDemo } from '../harness/demo-program.ts';
import { demoScreens, openScreen } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { buildPseudoClient } from '../harness/pseudo-client.ts';
import { expect } from '../harness/test.ts';
import { listenToAnswers, untranslated } from '../harness/texts-seen.ts';
import { NARROWEST, PHONE } from '../harness/widths.ts';
import { writeLong } from '../harness/write-long.ts';

const ZONE = 'America/New_York';
const test = demoTest(ZONE, async () =>
  runDemo(ZONE, { HOOPLOG_WEB_DIR: await buildPseudoClient() }),
);

/** Names that are the same in all languages. */
const NAMES = ['Hooplog', 'HOOPLOG', 'Chrome', 'Linux', 'Node', 'PostgreSQL'];

test('every text goes through the catalogues, longer ones have room at 320 px, and every screen is accessible', async ({
  page,
  demo,
}) => {
  expect(demo.email).toContain('@');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await writeLong(page.request);
  const answers = listenToAnswers(page);
  const wrong: string[] = [];
  for (const address of [...(await demoScreens(page.request)), '/login']) {
    await openScreen(page, address);
    const { plain, cut } = await untranslated(page, [...(await answers()), ...NAMES, demo.email]);
    plain.forEach((text) => wrong.push(`${address} is not translated: ${text}`));
    cut.forEach((text) => wrong.push(`${address} is cut off: ${text}`));
    for (const window of [NARROWEST, PHONE.viewport]) {
      await page.setViewportSize(window);
      const beside = await pixelsBeside(page);
      if (beside > 0) wrong.push(`${address} is ${beside} px wider than ${window.width}`);
    }
    await expectNoBrokenRules(page, 'all but names in words').catch((error: unknown) => {
      wrong.push(`${address}: ${String(error)}`);
    });
  }
  expect(wrong.join('\n')).toBe('');
});
