import type { Locator } from '@playwright/test';

/** Minimum size for a thumb, CSS pixels. */
export const THUMB = 44;

/** The used properties of an element in the browser. */
interface Control {
  readonly textContent: string;
  checkVisibility(): boolean;
  closest(selector: string): Control | null;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  matches(selector: string): boolean;
}

/** The used browser functions. */
interface InBrowser {
  readonly getComputedStyle: (
    control: Control,
    part?: string,
  ) => { readonly display: string; readonly width: string; readonly height: string };
}

/**
 * The controls of a region that are too small for a thumb, with their sizes. A surrounding label counts in full, and so
 * does the pressable area beyond the edge (`thumb` in the stylesheet). Links inside a sentence are as high as its
 * lines. A court's zones are excluded: they have the shapes of the court, and a list beside it does the same.
 */
export const smallTargets = (region: Locator): Promise<string[]> =>
  region
    .locator('button, a, input, select, textarea, summary')
    .evaluateAll<string[], number, Control>((controls, thumb) => {
      const { getComputedStyle } = globalThis as unknown as InBrowser;
      const isInSentence = (control: Control) =>
        control.matches('a') && getComputedStyle(control).display === 'inline';
      return controls
        .filter((control) => control.checkVisibility() && !control.matches('.sr-only'))
        .filter((control) => !isInSentence(control))
        .flatMap((control) => {
          const pressed = control.closest('label') ?? control;
          const box = pressed.getBoundingClientRect();
          const beyond = getComputedStyle(control, '::after');
          const width = Math.max(box.width, Number.parseFloat(beyond.width) || 0);
          const height = Math.max(box.height, Number.parseFloat(beyond.height) || 0);
          const name = control.getAttribute('aria-label') ?? pressed.textContent;
          const size = `${width.toFixed()} × ${height.toFixed()} px`;
          return Math.min(width, height) < thumb ? [`${name}: ${size}`] : [];
        });
    }, THUMB);
