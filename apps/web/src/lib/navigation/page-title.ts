import type { StaticDataRouteOption } from '@tanstack/react-router';

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

interface Match {
  readonly staticData: StaticDataRouteOption;
}

/** The title of the innermost route of a page. */
export const titleOf = (matches: readonly Match[]): string =>
  matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title ?? '';
