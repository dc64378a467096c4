import { runDemo } from '../harness/demo-program.ts';
import { demoScreens, openScreen } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { overlaps, turnedDrawings } from '../harness/overlaps.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { buildPseudoClient } from '../harness/pseudo-client.ts';
import { expect } from '../harness/test.ts';

const ZONE = 'America/New_York';
const test = demoTest(ZONE, async () =>
  runDemo(ZONE, { HOOPLOG_WEB_DIR: await buildPseudoClient('ar-XB') }),
);

test(
  'from right to left, every screen fits and nothing overlaps',
  { tag: '@long' },
  async ({ page, demo }) => {
    expect(demo.email).toContain('@');
    const wrong: string[] = [];
    for (const address of [...(await demoScreens(page.request)), '/login']) {
      await openScreen(page, address);
      expect(await page.evaluate('document.documentElement.dir')).toBe('rtl');
      const beside = await pixelsBeside(page);
      if (beside > 0) wrong.push(`${address} is ${beside} px too wide`);
      for (const pair of await overlaps(page)) wrong.push(`${address}: ${pair} overlap`);
      const turned = await turnedDrawings(page);
      if (turned > 0) wrong.push(`${address} has ${turned} drawings that are turned around`);
    }
    expect(wrong.join('\n')).toBe('');
  },
);
