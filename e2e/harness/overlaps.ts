import type { Page } from '@playwright/test';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The used properties of an element in the browser. */
interface Placed {
  readonly innerText: string;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: Placed): {
        readonly position: string;
        readonly overflow: string;
      };
    } | null;
  };
  readonly parentElement: Placed | null;
  checkVisibility(options: object): boolean;
  contains(other: Placed): boolean;
  closest(selector: string): Placed | null;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
}

/** Pairs of controls and texts that overlap. Runs in the page. */
function readOverlaps(elements: readonly Placed[]): string[] {
  const floats = (element: Placed | null): boolean => {
    if (element === null) return false;
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    // Intended overlaps: sticky bars, marks on a drawing, texts for screen readers.
    return /absolute|fixed|sticky/.test(style?.position ?? '') || floats(element.parentElement);
  };
  /** Its visible part: scrolling lists hide the rest. */
  const seenOf = (element: Placed, box: Box, around: Placed | null): Box => {
    if (around === null) return box;
    const style = around.ownerDocument.defaultView?.getComputedStyle(around);
    if (style?.overflow === 'visible') return seenOf(element, box, around.parentElement);
    const outer = around.getBoundingClientRect();
    const clipped = {
      left: Math.max(box.left, outer.left),
      right: Math.min(box.right, outer.right),
      top: Math.max(box.top, outer.top),
      bottom: Math.min(box.bottom, outer.bottom),
    };
    return seenOf(element, clipped, around.parentElement);
  };
  const options = { visibilityProperty: true, contentVisibilityAuto: true, opacityProperty: true };
  const placed = elements.filter(
    (element) =>
      element.closest('svg, .sr-only') === null &&
      element.checkVisibility(options) &&
      !floats(element),
  );
  const boxes = placed.map((element) =>
    seenOf(element, element.getBoundingClientRect(), element.parentElement),
  );
  const nameOf = (element: Placed) =>
    (element.getAttribute('aria-label') ?? element.innerText).replaceAll(/\s+/g, ' ').slice(0, 40);
  const SLACK = 2;
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other, offset) => {
      const [a, b] = [boxes[index], boxes[index + 1 + offset]];
      if (a === undefined || b === undefined || one.contains(other) || other.contains(one))
        return [];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > SLACK && height > SLACK ? [`“${nameOf(one)}” and “${nameOf(other)}”`] : [];
    }),
  );
}

/** Overlapping controls, headings and paragraphs of a page. */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(a, button, input, select, textarea, h1, h2, h3, p, dt, dd)')
    .evaluateAll<string[], Placed>(readOverlaps);

/** The used properties of an element in the browser. */
interface Drawn {
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: Drawn): { readonly direction: string };
    } | null;
  };
}

/** How many of the drawings run from right to left. Runs in the page. */
function countTurned(drawings: readonly Drawn[]): number {
  return drawings.filter(
    (each) => each.ownerDocument.defaultView?.getComputedStyle(each).direction === 'rtl',
  ).length;
}

/**
 * How many drawings of the real world run from right to left: a left corner stays on the left in every language, and so
 * does the past of a chart.
 */
export const turnedDrawings = (page: Page): Promise<number> =>
  page
    .locator('main svg[role], main figure svg, main video, main canvas')
    .evaluateAll<number, Drawn>(countTurned);
