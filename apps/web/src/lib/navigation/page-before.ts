import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { titleOf } from './page-title.ts';

/** A page that another was opened from. */
export interface PageBefore {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/** By the opened page's position in the history of this tab. A reload clears them. */
const before = new Map<number, PageBefore>();

/** Remembers from now on which page each was opened from; returns a function that stops it. */
export function rememberPages(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation: from, toLocation: to }) => {
    const index = to.state.__TSR_index;
    // Only one step further in the history: not a step back, nor another filter of the same page.
    if (from === undefined || index !== from.state.__TSR_index + 1) return;
    before.set(index, {
      pathname: from.pathname,
      search: from.search,
      title: titleOf(router.state.matches),
    });
  });
}

/** The page that the current one was opened from; null if unknown. */
export const pageBefore = ({ location }: RouterHistory): PageBefore | null =>
  before.get(location.state.__TSR_index) ?? null;
