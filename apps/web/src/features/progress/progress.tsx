import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import type { Progress as Answer } from '@hooplog/contract';
import { Link } from '@tanstack/react-router';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { progressQuery } from './progress-queries.ts';
import { Records } from './records.tsx';

const lookingBack = lazyPart(async () => (await import('./looking-back.tsx')).LookingBack);

// While the page asks for its numbers: the records are read first.
lookingBack.ahead();

const EMPTY = (
  <Card>
    <EmptyState
      picture="week"
      title={t('Nothing to look back on yet')}
      text={t('From your first workout on you see here how far you have come.')}
      action={
        <Button asChild>
          <Link to="/upload">{t('Upload Workout')}</Link>
        </Button>
      }
    />
  </Card>
);

/** Timed exercises count as well. */
const isEmpty = ({ weeks, records }: Answer) =>
  records.longestStreak === null && weeks.every(({ workoutCount }) => workoutCount === 0);

/** Looking back: records, accuracy over time, weeks. */
export function Progress(props: Omit<ComponentProps<typeof lookingBack.Part>, 'weeks'>) {
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
        {(progress) => (isEmpty(progress) ? EMPTY : <Records records={progress.records} />)}
      </Loaded>
      {(query.data === undefined || !isEmpty(query.data)) && (
        <Suspense fallback={<Skeleton className="h-150 rounded-card" />}>
          <lookingBack.Part {...props} weeks={query.data?.weeks} />
        </Suspense>
      )}
    </div>
  );
}
