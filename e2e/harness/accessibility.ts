import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/**
 * Which rules to check: all of them, or, for a page's other theme, only those about colours. In the test languages a
 * visible label need not be the beginning of a button's longer name.
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
 * The rules that a page breaks. One-time animations are awaited, because an element that is fading in is paler; endless
 * ones are ignored, and scroll-driven ones are switched off, because they are pale halfway. Sticky bars are removed:
 * buttons half under one would count as too small, though they can be scrolled into view.
 */
const violations = (rules: Rules) => `(async () => {
  // Asked frame by frame: the promise of a transition whose element goes away is not always settled.
  const isUnderWay = ({ effect, timeline, playState }) =>
    timeline === document.timeline && playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
  while (document.getAnimations().some(isUnderWay)) await new Promise(requestAnimationFrame);
  const byScroll = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline);
  byScroll.forEach((animation) => animation.cancel());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[class*="sticky"], .fixed.bottom-0 { position: static !important }');
  document.adoptedStyleSheets = [sheet];
  // Layout that depends on another element's size follows a frame later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  try {
    const { violations } = await axe.run({
      ...${JSON.stringify(CHOSEN[rules])},
      resultTypes: ['violations'],
      // Only films, whose sound is checked: preloading would refetch all style sheets, which none of these rules needs.
      preload: { assets: ['media'] },
    });
    return violations;
  } finally {
    document.adoptedStyleSheets = [];
    byScroll.forEach((animation) => animation.play());
  }
})()`;

/**
 * Fails if the page breaks an accessibility rule. Axe is injected into the page once: Playwright's own adapter opens a
 * second page each time, and takes six times as long.
 */
export async function expectNoBrokenRules(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(page.frames(), 'frames, which would have to be looked at one by one').toHaveLength(1);
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE);
  const broken = await page.evaluate<AxeResults['violations']>(violations(rules));
  const found = broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, 'broken rules of accessibility').toEqual([]);
}
