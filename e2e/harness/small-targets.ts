import type { Locator } from '@playwright/test';

/** What a thumb hits, CSS pixels. */
export const THUMB = 44;

/** Of an element in the browser, what is asked here. */
interface Control {
  readonly textContent: string;
  checkVisibility(): boolean;
  closest(selector: string): Control | null;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}

/**
 * The controls of a region that a thumb misses, with their sizes; of one with a label around it all of the label counts.
 * The zones of a court are not among them: they have the shapes of the court, and a list beside it does the same.
 */
export const smallTargets = (region: Locator): Promise<string[]> =>
  region
    .locator('button, a, input, select, textarea, summary')
    .evaluateAll<string[], number, Control>(
      (controls, thumb) =>
        controls
          .filter((control) => control.checkVisibility())
          .flatMap((control) => {
            const pressed = control.closest('label') ?? control;
            const { width, height } = pressed.getBoundingClientRect();
            const name = control.getAttribute('aria-label') ?? pressed.textContent;
            const size = `${width.toFixed()} × ${height.toFixed()} px`;
            return Math.min(width, height) < thumb ? [`${name}: ${size}`] : [];
          }),
      THUMB,
    );
