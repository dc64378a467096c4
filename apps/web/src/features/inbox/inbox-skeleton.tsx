import { t } from '@hooplog/language';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Entries as they come: their picture, what happened and when, and one line of more. */
export function InboxSkeleton() {
  return (
    <Card role="status" aria-label={t('Loading')} className="divide-y divide-line p-0">
      {[1, 2, 3, 4, 5].map((entry) => (
        <div key={entry} className="flex gap-3 px-4 py-4 md:px-5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1">
            <div className="flex items-center justify-between gap-3">
              <Skeleton className="my-0.5 h-5 w-44" />
              <Skeleton className="h-4 w-10" />
            </div>
            <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}
