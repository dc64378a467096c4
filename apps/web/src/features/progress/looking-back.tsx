import type { Progress } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { WeekChart } from '../../components/charts/week-chart.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { trendQuery } from './progress-queries.ts';
import { PeriodChoice } from './period-choice.tsx';
import { type Asked, askedOf, type ProgressSearch } from './progress-search.ts';
import { ReviewCard } from './review-card.tsx';
import { TrendCard } from './trend-card.tsx';

const FlightsPart = lazyPart(async () => (await import('./flights-part.tsx')).FlightsPart).Part;

interface LookingBackProps {
  readonly today: LocalDay;
  /** Undefined while it loads. */
  readonly progress: Progress | undefined;
  readonly search: ProgressSearch;
  readonly onSearch: (search: ProgressSearch) => void;
}

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

/** How much was shot in the chosen period. */
function Volume({ from, to }: Pick<Asked, 'from' | 'to'>) {
  const query = useQuery({
    ...trendQuery({ of: 'all', from, to }),
    placeholderData: keepPreviousData,
  });
  const unit = query.data?.unit ?? 'week';
  const name = unit === 'week' ? t('Shots by week') : t('Shots by month');
  return (
    <Card aria-labelledby="volume">
      <CardHeading id="volume">{name}</CardHeading>
      <Loaded
        query={query}
        title={t('Your weeks could not be loaded')}
        skeleton={<Skeleton className="h-80" />}
      >
        {({ points }) => <WeekChart label={name} unit={unit} columns={points} />}
      </Loaded>
    </Card>
  );
}

const COLUMN = 'space-y-4 lg:space-y-6';

/** Charts and reviews, which follow the records; those load first. */
export function LookingBack({ today, progress, search, onSearch }: LookingBackProps) {
  const asked = askedOf(search);
  const onAsk = ({ of, ...rest }: Asked) => {
    onSearch({ of: of === 'all' ? undefined : of, ...rest });
  };
  // No training day of any kind.
  if (progress?.records.longestStreak === null) return EMPTY;
  return (
    <>
      <PeriodChoice asked={asked} today={today} onAsk={onAsk} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6">
        <div className={COLUMN}>
          <TrendCard asked={asked} onAsk={onAsk} />
          <Volume from={asked.from} to={asked.to} />
        </div>
        <div className={COLUMN}>
          <ReviewCard today={today} />
          <ConditionsCard from={asked.from} to={asked.to} />
        </div>
        <Suspense fallback={<Skeleton className="h-80 rounded-card lg:col-span-2" />}>
          <FlightsPart from={asked.from} to={asked.to} />
        </Suspense>
      </div>
    </>
  );
}
