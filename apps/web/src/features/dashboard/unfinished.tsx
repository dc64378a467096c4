import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { WholeFilm } from '../../lib/films/stored-films.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import { useFreshNumbers } from '../../lib/videos/use-fresh-numbers.ts';
import type { ThingAtHome } from './use-todays-thing.ts';

// Its words: its place is held.
const today = lazyPart(async () => (await import('./today/today.tsx')).Today);

/** As tall as what stands there in two lines; nothing where nothing is to be said. */
export const TodaysPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className="h-[78px] rounded-card bg-sunken empty:hidden">{children}</div>
);

interface UnfinishedProps {
  readonly thing: ThingAtHome | null;
  /** That was interrupted on this device; null for none. */
  readonly film: WholeFilm | null;
}

/**
 * The one thing to do today, and what else is begun and not finished; nothing when there is nothing. What waits to be
 * sent stands above every page.
 */
export function Unfinished({ thing, film }: UnfinishedProps) {
  const { data: videos = [] } = useQuery(videosQuery);
  useFreshNumbers();
  useEffect(() => {
    today.ahead();
  }, []);
  const isSomething = thing !== null || videos.length > 0;
  return (
    <Suspense fallback={isSomething && <TodaysPlace>{'\u00a0'}</TodaysPlace>}>
      <today.Part thing={thing} film={film} />
    </Suspense>
  );
}
