import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the page, in the browser's tab and in the header of phones. */
    readonly title?: string;
    /** Whether the page has the whole screen to itself, without header and bars. */
    readonly isFullScreen?: boolean;
    /** Whether the header's entries begin with Home. */
    readonly hasHomeEntry?: boolean;
  }
}

/** The title that the innermost route of the page gives. */
export function usePageTitle(): string {
  return useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title ?? '',
  });
}
