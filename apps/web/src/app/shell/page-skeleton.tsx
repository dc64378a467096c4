import { t } from '@hooplog/language';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Placeholder for a page that is loading. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={t('Loading')}>
      <Skeleton className="mb-6 h-9 w-56" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
