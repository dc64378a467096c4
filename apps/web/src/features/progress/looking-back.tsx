import type { Progress } from '@hooplog/contract';
import { WeekChart } from '../../components/charts/week-chart.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TrendCard, type TrendCardProps } from './trend-card.tsx';

interface LookingBackProps extends TrendCardProps {
  /** The last weeks; undefined while they load. */
  readonly weeks: Progress['weeks'] | undefined;
}

/** Charts and reviews: what comes after the records, which are there first. */
export function LookingBack({ weeks, ...trend }: LookingBackProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <TrendCard {...trend} />
      <Card aria-labelledby="weekly-volume">
        <CardHeading id="weekly-volume">Shots by week</CardHeading>
        {weeks === undefined ? (
          <Skeleton className="h-80" />
        ) : (
          <WeekChart
            label="Shots by week"
            weeks={weeks.map(({ totalShots, ...week }) => ({ ...week, total: totalShots }))}
          />
        )}
      </Card>
    </div>
  );
}
