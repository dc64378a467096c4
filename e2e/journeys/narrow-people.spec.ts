import { demoDialogs, press } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { expect } from '../harness/test.ts';
import { NARROWEST } from '../harness/widths.ts';
import { writeLong } from '../harness/write-long.ts';

const test = demoTest('America/New_York');
test.use({ viewport: NARROWEST });

/** By how many pixels a dialog overflows sideways, and its parts outside the window. */
function roomOf(dialog: {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  getBoundingClientRect(): { readonly left: number; readonly right: number };
}) {
  const { left, right } = dialog.getBoundingClientRect();
  const beside = dialog.scrollWidth - dialog.clientWidth;
  return { beside, outside: Math.max(0, -left, right - 320) };
}

test('no dialog is cut off at 320 px', { tag: '@long' }, async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  const wrong: string[] = [];
  await writeLong(page.request);
  for (const { name, address, presses } of await demoDialogs(page.request)) {
    await page.goto(address);
    await press(page, presses);
    await page.waitForLoadState('networkidle');
    const { beside, outside } = await page.getByRole('dialog').first().evaluate(roomOf);
    if (beside > 0) wrong.push(`${name}: ${beside} px beside it`);
    if (outside > 0) wrong.push(`${name}: ${outside} px outside the window`);
  }
  expect(wrong).toEqual([]);
});
