import type { Progress } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { WeekChart } from '../../components/charts/week-chart.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ConditionsCard } from './conditions-card.tsx';
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

/** Fewer columns would be drawn too wide. */
const MIN_WEEKS = 4;

/** The weeks from the player's first shots on. */
function sinceFirstShots(weeks: Progress['weeks']) {
  const first = weeks.findIndex(({ totalShots }) => totalShots > 0);
  return weeks.slice(Math.min(Math.max(0, first), weeks.length - MIN_WEEKS));
}

function Weeks({ weeks }: { readonly weeks: Progress['weeks'] | undefined }) {
  return (
    <Card aria-labelledby="weekly-volume">
      <CardHeading id="weekly-volume">{t('Shots by week')}</CardHeading>
      {weeks === undefined ? (
        <Skeleton className="h-80" />
      ) : (
        <WeekChart
          label={t('Shots by week')}
          weeks={sinceFirstShots(weeks).map(({ totalShots, ...week }) => ({
            ...week,
            total: totalShots,
          }))}
        />
      )}
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
          <ConditionsCard from={asked.from} to={asked.to} />
        </div>
        <div className={COLUMN}>
          <ReviewCard today={today} />
          <Weeks weeks={progress?.weeks} />
        </div>
        <Suspense fallback={<Skeleton className="h-80 rounded-card lg:col-span-2" />}>
          <FlightsPart from={asked.from} to={asked.to} />
        </Suspense>
      </div>
    </>
  );
}
