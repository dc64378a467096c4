import type { HeatMapRecord } from '@hooplog/contract';
import { HEAT_MAP_LEGEND, type HeatMapPeriod } from '@hooplog/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flame } from 'lucide-react';
import { Legend } from '../../components/accuracy/legend.tsx';
import { PaletteSwitch } from '../../components/accuracy/palette-switch.tsx';
import { HeatMapCourt } from '../../components/court/heat-map-court.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { heatMapQuery } from '../../lib/queries/heat-map.ts';
import { CourtSkeleton } from './court-skeleton.tsx';
import { PeriodSelect } from './period-select.tsx';
import { ZoneBreakdown } from './zone-breakdown.tsx';

interface HeatMapProps {
  readonly period: HeatMapPeriod;
  readonly onPeriodChange: (period: HeatMapPeriod) => void;
}

const EMPTY = (
  <Card>
    <EmptyState
      icon={<Flame />}
      title="No zone data available yet"
      text="Log a workout with zones, and the floor lights up."
      action={
        <Button asChild>
          <Link to="/upload">Upload Workout</Link>
        </Button>
      }
    />
  </Card>
);

function Columns({ records }: { readonly records: readonly HeatMapRecord[] | undefined }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_25rem] lg:gap-6">
      <Card>
        {records === undefined ? <CourtSkeleton /> : <HeatMapCourt records={records} />}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Legend entries={HEAT_MAP_LEGEND} />
          <PaletteSwitch />
        </div>
      </Card>
      <Card>
        <CardHeading className="mb-2">Zone Breakdown</CardHeading>
        {records === undefined ? (
          <Skeleton className="h-140" />
        ) : (
          <ZoneBreakdown records={records} />
        )}
      </Card>
    </div>
  );
}

/** Where on the floor the player makes their shots, over a period. */
export function HeatMap({ period, onPeriodChange }: HeatMapProps) {
  const { data, isError, refetch } = useQuery({
    ...heatMapQuery(period),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="space-y-5 md:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl display md:text-4xl">Shooting Heat Map</h1>
        <PeriodSelect period={period} onChange={onPeriodChange} />
      </div>
      {isError && (
        <ErrorState title="Failed to fetch heat map data" onRetry={() => void refetch()} />
      )}
      {!isError && (data?.length === 0 ? EMPTY : <Columns records={data} />)}
    </div>
  );
}
