import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { CourtSkeleton } from './court-skeleton.tsx';

const heatMap = lazyPart(async () => (await import('./heat-map-court.tsx')).HeatMapCourt);
const detail = lazyPart(async () => (await import('./detail-court.tsx')).DetailCourt);

// Loads while the page fetches its numbers: both courts are one file.
heatMap.ahead();
detail.ahead();

/** The heat map for pages that show other numbers first and do not wait for the court's code. */
export function LateHeatMapCourt(props: ComponentProps<typeof heatMap.Part>) {
  return (
    <Suspense fallback={<CourtSkeleton />}>
      <heatMap.Part {...props} />
    </Suspense>
  );
}

/** The same for the zones of one workout. */
export function LateDetailCourt(props: ComponentProps<typeof detail.Part>) {
  return (
    <Suspense fallback={<CourtSkeleton />}>
      <detail.Part {...props} />
    </Suspense>
  );
}
