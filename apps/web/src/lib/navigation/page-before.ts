import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { titleOf } from './page-title.ts';

/** A page that another was opened from. */
export interface PageBefore {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/** By the place of the opened page in the history of this tab. A reload forgets them. */
const before = new Map<number, PageBefore>();

/** Remembers from now on which page each was opened from; gives what ends it. */
export function rememberPages(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation: from, toLocation: to }) => {
    const index = to.state.__TSR_index;
    // One further in the history: neither gone back to, nor another filter of the same page.
    if (from === undefined || index !== from.state.__TSR_index + 1) return;
    before.set(index, {
      pathname: from.pathname,
      search: from.search,
      title: titleOf(router.state.matches),
    });
  });
}

/** The page that the one which stands there now was opened from; null where that is not known. */
export const pageBefore = ({ location }: RouterHistory): PageBefore | null =>
  before.get(location.state.__TSR_index) ?? null;
