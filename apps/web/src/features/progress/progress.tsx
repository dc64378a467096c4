import type { Progress as ProgressNumbers } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { progressQuery } from './progress-queries.ts';
import { Records } from './records.tsx';
import { WeekChart } from '../../components/stats/week-chart.tsx';
import { ZoneOverTime } from './zone-over-time.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6';

const Weeks = ({ children }: { readonly children: ReactNode }) => (
  <Card aria-labelledby="weekly-volume">
    <CardHeading id="weekly-volume">Shots by week</CardHeading>
    {children}
  </Card>
);

const LOADING = (
  <>
    <Records records={undefined} />
    <div className={GRID}>
      <Weeks>
        <Skeleton className="h-80" />
      </Weeks>
      <Skeleton className="h-100 rounded-card" />
    </div>
  </>
);

function LoadedProgress({ progress }: { readonly progress: ProgressNumbers }) {
  const { records } = progress;
  const weeks = progress.weeks.map(({ totalShots, ...week }) => ({ ...week, total: totalShots }));
  return (
    <>
      <Records records={records} />
      <div className={GRID}>
        <Weeks>
          <WeekChart label="Shots by week" weeks={weeks} />
        </Weeks>
        <ZoneOverTime start={records.bestZone?.zone ?? 'zone_5_free_throw'} />
      </div>
    </>
  );
}

/** Looking back: records, weeks, and one zone over time. */
export function Progress() {
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description="Your records, and the last 26 weeks.">Progress</PageHeading>
      <Loaded
        query={useQuery(progressQuery)}
        title="Your progress could not be loaded"
        skeleton={LOADING}
      >
        {(progress) => <LoadedProgress progress={progress} />}
      </Loaded>
    </div>
  );
}
