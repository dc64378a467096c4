import { t } from '@hooplog/language';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';

interface LoadOnSightProps {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** How far ahead the next page is loaded, so that scrolling rarely reaches the end. */
const AHEAD = '600px';

/** The end of an infinite list: loads the next page when it comes near, and after a failure waits for a tap. */
export function LoadOnSight({ list }: LoadOnSightProps) {
  const end = useRef<HTMLDivElement>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (end.current === null || !isReady) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
    // `data` is a dependency, because an empty page does not move the end: it must be observed again after each page.
  }, [data, isReady, fetchNextPage]);
  return (
    <div ref={end} className="flex min-h-11 items-center justify-center">
      {isFetchingNextPage && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> {t('Looking further back…')}
        </p>
      )}
      {!isFetchingNextPage && <ShowMore list={list} />}
    </div>
  );
}
