import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { runDemo } from '../harness/demo-program.ts';
import { openScreen } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { everyScreen, type Shown } from '../harness/every-screen.ts';
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

/** Names that are equal in all languages, language names included, and an example address. */
const NAMES = [
  ...['Hooplog', 'HOOPLOG', 'Chrome', 'Linux', 'Node', 'PostgreSQL', 'English', 'Deutsch'],
  ...['español', 'you@example.com'],
];
/** Translated as whole pages, not in the catalogues. */
const WRITTEN_PAGES = ['/privacy', '/terms', '/contact'];

interface Walk {
  readonly title: string;
  readonly tag: string[];
  readonly isWalked: (who: Shown['who']) => boolean;
}

const WALKS: readonly Walk[] = [
  {
    title:
      'every text is in the catalogues, longer ones fit at 320 px, and every screen is accessible',
    tag: [],
    isWalked: (who) => who === 'demo',
  },
  {
    title: 'so it is for visitors, newcomers, a child who waits, and whoever follows a link',
    tag: ['@long'],
    isWalked: (who) => who !== 'demo',
  },
];

for (const { title, tag, isWalked } of WALKS) {
  test(title, { tag }, async ({ page, demo, program, anotherBrowser }) => {
    expect(demo.email).toContain('@');
    await writeLong(page.request);
    const wrong: string[] = [];
    const all = await everyScreen({ page, program, anotherBrowser });
    for (const { who, page: shown, addresses } of all.filter((one) => isWalked(one.who))) {
      await shown.emulateMedia({ reducedMotion: 'reduce' });
      const answers = listenToAnswers(shown);
      for (const address of addresses) {
        const where = `${address} (${who})`;
        await openScreen(shown, address);
        const data = [...(await answers()), ...NAMES, demo.email];
        const { plain, cut } = await untranslated(shown, data);
        const missing = WRITTEN_PAGES.includes(address) ? [] : plain;
        missing.forEach((text) => wrong.push(`${where} is not translated: ${text}`));
        cut.forEach((text) => wrong.push(`${where} is cut off: ${text}`));
        for (const window of [NARROWEST, PHONE.viewport]) {
          await shown.setViewportSize(window);
          const beside = await pixelsBeside(shown);
          if (beside > 0) wrong.push(`${where} is ${beside} px wider than ${window.width}`);
        }
        await expectNoBrokenRules(shown, 'all but names in words').catch((error: unknown) => {
          wrong.push(`${where}: ${String(error)}`);
        });
      }
    }
    expect(wrong.join('\n')).toBe('');
  });
}
