import type { Page } from '@playwright/test';

/** One layout shift as browsers report it; 1 is the whole window moving by its whole height. */
export interface Shift {
  readonly value: number;
  /** The moved elements, each by the beginning of its html. */
  readonly elements: readonly string[];
}

/** Runs in the page, before any of its own scripts. */
const IN_PAGE = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const elements = sources.map(({ node }) => node?.outerHTML?.slice(0, 160) ?? '');
      if (!hadRecentInput) window.shifts.push({ value, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Records every layout shift that no click or key caused; the returned function reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript({ content: IN_PAGE });
  return () => page.evaluate<readonly Shift[]>('window.shifts');
}
