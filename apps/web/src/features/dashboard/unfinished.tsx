import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { WholeFilm } from '../../lib/films/stored-films.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import { useFreshNumbers } from '../../lib/videos/use-fresh-numbers.ts';
import type { ThingAtHome } from './use-todays-thing.ts';

// Loaded late, into a space reserved for it.
const today = lazyPart(async () => (await import('./today/today.tsx')).Today);

/** The reserved space, as high as its two lines; hidden while empty. */
export const TodaysPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className="h-[78px] rounded-card bg-sunken empty:hidden">{children}</div>
);

interface UnfinishedProps {
  readonly thing: ThingAtHome | null;
  /** The film interrupted on this device; null for none. */
  readonly film: WholeFilm | null;
}

/**
 * Today's task and everything else that is unfinished; nothing if there is neither. Unsent workouts are shown above
 * every page instead.
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
