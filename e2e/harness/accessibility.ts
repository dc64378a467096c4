import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/**
 * What is looked at: everything, or in a page's other theme, which only colours it anew, what depends on colours. Texts of the
 * tests' language are no longer the beginning of a button's longer name.
 */
export type Rules = 'all' | 'of colours' | 'all but names in words';

/** WCAG 2.2 AA. */
const ALL = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

const CHOSEN: Readonly<Record<Rules, RunOptions>> = {
  all: ALL,
  'all but names in words': {
    ...ALL,
    rules: { 'label-content-name-mismatch': { enabled: false } },
  },
  'of colours': { runOnly: ['color-contrast', 'link-in-text-block'] },
};

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What a page breaks. What moves once is waited for: what fades in is paler on its way; what moves for ever is let be, and
 * what moves as the page is scrolled is looked at without its motion: halfway it is pale, too. Bars that stay in view are
 * laid aside: buttons half under one would count as too small, though they can be scrolled to.
 */
const violations = (rules: Rules) => `(async () => {
  await Promise.all(
    document.getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => null)),
  );
  const byScroll = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline);
  byScroll.forEach((animation) => animation.cancel());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[class*="sticky"], .fixed.bottom-0 { position: static !important }');
  document.adoptedStyleSheets = [sheet];
  // What is laid out by the size of something else follows a picture later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  try {
    const { violations } = await axe.run({
      ...${JSON.stringify(CHOSEN[rules])},
      resultTypes: ['violations'],
      // Films alone, whose sound is looked at: it would fetch all style sheets anew, which none of these rules reads.
      preload: { assets: ['media'] },
    });
    return violations;
  } finally {
    document.adoptedStyleSheets = [];
    byScroll.forEach((animation) => animation.play());
  }
})()`;

/**
 * Fails when the page breaks a rule of accessibility. Axe runs in the page itself, which it needs to be read into once:
 * Playwright's own adapter opens a second page each time, and takes six times as long.
 */
export async function expectNoBrokenRules(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(page.frames(), 'frames, which would have to be looked at one by one').toHaveLength(1);
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE);
  const broken = await page.evaluate<AxeResults['violations']>(violations(rules));
  const found = broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, 'broken rules of accessibility').toEqual([]);
}
