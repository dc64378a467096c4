import { t } from '@hooplog/language';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Placeholder rows: name, numbers, remaining time and two buttons. */
export function TrashSkeleton() {
  return (
    <Card role="status" aria-label={t('Loading')} className="p-0">
      <div className="divide-y divide-line">
        {[1, 2, 3].map((row) => (
          <div key={row} className="gap-x-4 p-4 sm:flex sm:items-center sm:justify-between">
            <div>
              <Skeleton className="mt-0.5 h-5 w-48" />
              <Skeleton className="mt-1.5 h-4 w-28" />
              <Skeleton className="mt-1 h-4 w-64 max-w-full" />
            </div>
            <Skeleton className="h-9 w-52 max-w-full max-sm:mt-2.5 pointer-coarse:h-11" />
          </div>
        ))}
      </div>
    </Card>
  );
}
