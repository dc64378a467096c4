import { t } from '@hooplog/language';
import { CourtSkeleton } from '../../../components/court/court-skeleton.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Skeleton, SkeletonList } from '../../../components/ui/skeleton.tsx';

/** Placeholder of the table and both courts. */
export function CompareSkeleton() {
  return (
    <div className="space-y-5 md:space-y-6">
      <Card>
        <CardHeading className="mb-10">{t('Result and zones')}</CardHeading>
        <SkeletonList label={t('Loading')} count={8} each="h-11.5" className="space-y-5 py-2.5" />
      </Card>
      <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {[1, 2].map((court) => (
          <Card key={court}>
            <Skeleton className="mb-4 h-5.5 w-36" />
            <CourtSkeleton />
            <Skeleton className="mt-4 h-9 w-28 pointer-coarse:h-11" />
          </Card>
        ))}
      </div>
    </div>
  );
}
