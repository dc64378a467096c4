import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { progressQuery } from './progress-queries.ts';
import { Records } from './records.tsx';

const lookingBack = lazyPart(async () => (await import('./looking-back.tsx')).LookingBack);

// Preloaded while the page requests its numbers; the records are read first.
lookingBack.ahead();

/** Records, accuracy over time, and weeks. */
export function Progress(props: Omit<ComponentProps<typeof lookingBack.Part>, 'progress'>) {
  const query = useQuery(progressQuery);
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description={t('Your records, and how far you have come.')}>
        {t('Progress')}
      </PageHeading>
      <Loaded
        query={query}
        title={t('Your progress could not be loaded')}
        skeleton={<Records records={undefined} />}
      >
        {({ records }) => <Records records={records} />}
      </Loaded>
      <Suspense fallback={<Skeleton className="h-150 rounded-card" />}>
        <lookingBack.Part {...props} progress={query.data} />
      </Suspense>
    </div>
  );
}
