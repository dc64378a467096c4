import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

type Transition = NonNullable<AnyRouter['options']['defaultViewTransition']>;

/** A page by its address. */
type Place = Pick<ParsedLocation, 'pathname'> & { readonly search: { readonly drill?: unknown } };

const isDetail = ({ pathname, search: { drill } }: Place) =>
  pathname === '/drills'
    ? drill !== undefined
    : /^\/(?:workout|groups|teams)\/[^/]+$/.test(pathname);

const isList = (place: Place) =>
  /^\/(?:calendar|drills|groups|home|inbox|teams|workouts)?$/.test(place.pathname) &&
  !isDetail(place);

/** Whether something of a list is opened, or left for the list; false for all other ways, which are not animated. */
export function listTransition(from: Place | undefined, to: Place): 'open' | 'close' | false {
  if (from === undefined) return false;
  if (isList(from) && isDetail(to)) return 'open';
  return isDetail(from) && isList(to) && 'close';
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** For the router. Browsers that cannot tell transitions apart would animate every change of a filter: they have none. */
export const LIST_TRANSITION: Transition = 'CSS' in globalThis &&
  CSS.supports('selector(:active-view-transition-type(open))') && {
    types: ({ fromLocation, toLocation }) => {
      const type = listTransition(fromLocation, toLocation);
      return type !== false && !isStill() && [type];
    },
  };
