import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { progressQuery } from '../../lib/queries/progress.ts';
import { Records } from './records.tsx';
import { WeekChart } from './week-chart.tsx';
import { ZoneOverTime } from './zone-over-time.tsx';

/** Looking back: records, weeks, and one zone over time. */
export function Progress() {
  const { data, isError, refetch } = useQuery(progressQuery);
  const weeks = data?.weeks.map(({ totalShots, ...week }) => ({ ...week, total: totalShots }));
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description="Your records, and the last 26 weeks.">Progress</PageHeading>
      {isError ? (
        <ErrorState title="Your progress could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <>
          <Records records={data?.records} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6">
            <Card aria-labelledby="weekly-volume">
              <CardHeading id="weekly-volume">Shots by week</CardHeading>
              {weeks === undefined ? (
                <Skeleton className="h-80" />
              ) : (
                <WeekChart label="Shots by week" weeks={weeks} />
              )}
            </Card>
            {data === undefined ? (
              <Skeleton className="h-100 rounded-card" />
            ) : (
              <ZoneOverTime start={data.records.bestZone?.zone ?? 'zone_5_free_throw'} />
            )}
          </div>
        </>
      )}
    </div>
  );
}
