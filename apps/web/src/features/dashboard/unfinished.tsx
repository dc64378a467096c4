import type { TodaysThing } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { videosQuery } from '../../lib/queries/videos.ts';
import { useFreshNumbers } from '../../lib/videos/use-fresh-numbers.ts';

// Its words, and what looks for films on this device: its place is held.
const today = lazyPart(async () => (await import('./today/today.tsx')).Today);

/** As tall as what stands there in two lines; nothing where nothing is to be said. */
export const TodaysPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className="h-[78px] rounded-card bg-sunken empty:hidden">{children}</div>
);

interface UnfinishedProps {
  readonly userId: string;
  readonly thing: TodaysThing | null;
}

/**
 * The one thing to do today, and what else is begun and not finished; nothing when there is nothing. What waits to be
 * sent stands above every page.
 */
export function Unfinished({ userId, thing }: UnfinishedProps) {
  const { data: videos = [] } = useQuery(videosQuery);
  useFreshNumbers();
  useEffect(() => {
    today.ahead();
  }, []);
  const isSomething = thing !== null || videos.length > 0;
  return (
    <Suspense fallback={isSomething && <TodaysPlace>{'\u00a0'}</TodaysPlace>}>
      <today.Part userId={userId} thing={thing} />
    </Suspense>
  );
}
