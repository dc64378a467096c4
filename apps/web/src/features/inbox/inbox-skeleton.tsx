import { t } from '@hooplog/language';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Placeholder entries under a heading: picture, title, time and one line of text. */
export function InboxSkeleton() {
  return (
    <div role="status" aria-label={t('Loading')} className="space-y-2">
      <Skeleton className="my-0.5 h-5 w-24" />
      <Card className="divide-y divide-line p-0">
        {[1, 2, 3, 4, 5].map((entry) => (
          <div key={entry} className="flex gap-3 px-4 py-4 md:px-5">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <div className="min-w-0 flex-1">
              <Skeleton className="my-0.5 h-5 w-44" />
              <Skeleton className="my-0.5 h-3 w-16" />
              <Skeleton className="mt-1.5 mb-0.5 h-4 w-64 max-w-full" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
