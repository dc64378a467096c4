import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

type Transition = NonNullable<AnyRouter['options']['defaultViewTransition']>;

/** A page by its address. */
type Place = Pick<ParsedLocation, 'pathname'> & { readonly search: { readonly drill?: unknown } };

/** How many levels a page is below the lists; null for pages that are neither a list nor opened from one. */
function depth({ pathname, search: { drill } }: Place): number | null {
  if (pathname === '/drills') return drill === undefined ? 0 : 1;
  if (/^\/(?:calendar|groups|heatmap|home|inbox|teams|workouts)?$/.test(pathname)) return 0;
  if (/^\/(?:workout|video|groups|teams)\/[^/]+$/.test(pathname)) return 1;
  return /^\/teams\/[^/]+\/(?:week|players\/[^/]+)$/.test(pathname) ? 2 : null;
}

/** Whether an item of a list is opened, or left for the list; false for all other navigation, which is not animated. */
export function listTransition(from: Place | undefined, to: Place): 'open' | 'close' | false {
  const before = from === undefined ? null : depth(from);
  const after = depth(to);
  if (before === null || after === null || before === after) return false;
  return after > before ? 'open' : 'close';
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * For the router. Browsers without transition types would animate every change of a filter, so they get no transitions.
 */
export const LIST_TRANSITION: Transition = 'CSS' in globalThis &&
  CSS.supports('selector(:active-view-transition-type(open))') && {
    types: ({ fromLocation, toLocation }) => {
      const type = listTransition(fromLocation, toLocation);
      return type !== false && !isStill() && [type];
    },
  };
