import { t } from '@hooplog/language';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Stands for a page that is not there yet. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={t('Loading')}>
      <Skeleton className="mb-6 h-9 w-56" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
