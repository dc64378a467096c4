import { t } from '@hooplog/language';
import { HeadingSkeleton } from '../heading-skeleton.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** Placeholder of the week's sum and the rows of its players. */
export function WeekPlayersSkeleton({ players }: { readonly players: number }) {
  return (
    <div role="status" aria-label={t('Loading')} className="space-y-4 md:space-y-5">
      <Skeleton className="h-7 w-80 max-w-full" />
      <Card>
        <Skeleton className="mb-4 h-5.5 w-28" />
        <div className="gap-x-8 sm:columns-2">
          {Array.from({ length: players }, (_, row) => (
            <div key={row} className="break-inside-avoid py-1.5">
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}

/** Placeholder of the page until the team is loaded. */
export const WeekSkeleton = () => (
  <>
    <HeadingSkeleton />
    <WeekPlayersSkeleton players={4} />
  </>
);
