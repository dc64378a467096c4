import { useMatches } from '@tanstack/react-router';
import { titleOf } from '../../lib/navigation/page-title.ts';

/** The title of the page that is shown. */
export const usePageTitle = (): string => useMatches({ select: titleOf });
