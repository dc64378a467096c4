import type { Page } from '@playwright/test';

/** One jump of the page, by the measure that browsers report; 1 is a whole window by its whole height. */
export interface Shift {
  readonly value: number;
  /** What moved: the beginning of each element. */
  readonly elements: readonly string[];
}

/** Runs in the page, before anything of it. */
const IN_PAGE = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const elements = sources.map(({ node }) => node?.outerHTML?.slice(0, 160) ?? '');
      if (!hadRecentInput) window.shifts.push({ value, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** From now on writes down every jump that no click or key asked for; the answer reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript({ content: IN_PAGE });
  return () => page.evaluate<readonly Shift[]>('window.shifts');
}
