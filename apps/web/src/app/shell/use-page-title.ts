import { useMatches } from '@tanstack/react-router';
import { titleOf } from '../../lib/navigation/page-title.ts';

/** The title of the current page. */
export const usePageTitle = (): string => useMatches({ select: titleOf });
