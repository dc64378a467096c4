import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const weeks = lazyPart(async () => (await import('./week-chart.tsx')).WeekChart);

// Loads while the page fetches its numbers.
weeks.ahead();

/** The chart, for pages that show other numbers first. */
export function LazyWeekChart(props: ComponentProps<typeof weeks.Part>) {
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <weeks.Part {...props} />
    </Suspense>
  );
}
