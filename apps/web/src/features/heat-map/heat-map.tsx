import type { HeatMapRecord } from '@hooplog/contract';
import { HEAT_MAP_LEGEND, type Totals, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import { PeriodSelect } from '../../components/accuracy/period-select.tsx';
import { HeatMapCourt } from '../../components/court/heat-map-court.tsx';
import { MapKey } from '../../components/court/map-key.tsx';
import { WithoutZoneNote } from '../../components/court/without-zone-note.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { type AskedShots, heatMapQuery, shotsWithoutZoneQuery } from './heat-map-queries.ts';
import { CourtSkeleton } from '../../components/court/court-skeleton.tsx';
import { ZoneBreakdown } from './zone-breakdown.tsx';

// Not needed until a zone is pressed.
const ZonePanel = lazyPart(async () => (await import('./zone-panel.tsx')).ZonePanel).Part;

// The court comes first.
const KindFilter = lazyPart(
  async () => (await import('../../components/kinds/kinds.tsx')).KindFilter,
).Part;
const kindsCard = lazyPart(
  async () => (await import('../../components/kinds/kinds.tsx')).KindsCard,
);

interface HeatMapProps {
  readonly asked: AskedShots;
  readonly onAsk: (asked: AskedShots) => void;
}

const Empty = ({ withoutZone }: Pick<ColumnsProps, 'withoutZone'>) => (
  <Card>
    <EmptyState
      picture="floor"
      title={t('No zone data available yet')}
      text={t('Log a workout with zones, and the floor lights up.')}
      action={
        <Button asChild>
          <Link to="/upload">{t('Upload Workout')}</Link>
        </Button>
      }
    />
    <div className="text-center">
      <WithoutZoneNote shots={withoutZone} />
    </div>
  </Card>
);

const Kinds = (props: ComponentProps<typeof kindsCard.Part>) => (
  <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
    <kindsCard.Part {...props} />
  </Suspense>
);

interface ColumnsProps {
  readonly records: readonly HeatMapRecord[] | undefined;
  readonly withoutZone: Totals | undefined;
  readonly asked: AskedShots;
}

function Columns({ records, withoutZone, asked }: ColumnsProps) {
  const [zone, setZone] = useState<ZoneId | null>(null);
  const isOpen = zone !== null && records !== undefined;
  const key = <MapKey entries={HEAT_MAP_LEGEND} withoutZone={withoutZone} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-6">
      <div className="space-y-4 lg:space-y-6">
        <Card>
          {records === undefined ? (
            <CourtSkeleton />
          ) : (
            <HeatMapCourt records={records} onZone={setZone} />
          )}
          {!isOpen && key}
        </Card>
        {/* Right below the map, so that the result of a tap is visible. */}
        {isOpen && (
          <>
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ZonePanel
                zone={zone}
                asked={asked}
                record={records.find((candidate) => candidate.zone === zone)}
                onClose={() => {
                  setZone(null);
                }}
              />
            </Suspense>
            <Card>{key}</Card>
          </>
        )}
      </div>
      <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CardHeading className="mb-2">{t('Zone Breakdown')}</CardHeading>
        {records === undefined ? (
          <Skeleton className="h-200" />
        ) : (
          <ZoneBreakdown records={records} onZone={setZone} />
        )}
      </Card>
      <Kinds period={asked.period} />
    </div>
  );
}

/** Where the player makes their shots, over a period. */
export function HeatMap({ asked, onAsk }: HeatMapProps) {
  const { data, error, refetch } = useQuery({
    ...heatMapQuery(asked),
    placeholderData: keepPreviousData,
  });
  const { data: withoutZone, isPending } = useQuery({
    ...shotsWithoutZoneQuery(asked),
    placeholderData: keepPreviousData,
  });
  // Shown together: a line that loads later would move the list.
  const query = { data: isPending ? undefined : data, error, refetch };
  const shown = { withoutZone, asked };
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        action={
          <div className="flex flex-wrap gap-2">
            <PeriodSelect
              period={asked.period}
              onChange={(period) => {
                onAsk({ ...asked, period });
              }}
            />
            <Suspense>
              <KindFilter
                kind={asked.kind ?? null}
                className="w-44"
                onChoose={(kind) => {
                  onAsk({ ...asked, kind: kind ?? undefined });
                }}
              />
            </Suspense>
          </div>
        }
      >
        {t('Shooting Heat Map')}
      </PageHeading>
      <Loaded
        query={query}
        title={t('Failed to fetch heat map data')}
        skeleton={<Columns records={undefined} {...shown} />}
      >
        {(records) =>
          records.length === 0 && asked.kind === undefined ? (
            <>
              <Empty withoutZone={withoutZone} />
              {withoutZone?.total !== 0 && <Kinds period={asked.period} />}
            </>
          ) : (
            <Columns records={records} {...shown} />
          )
        }
      </Loaded>
    </div>
  );
}
