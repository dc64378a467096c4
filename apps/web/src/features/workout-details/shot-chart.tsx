import type { WorkoutDetails } from '@hooplog/contract';
import { DETAIL_LEGEND, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { CourtSkeleton } from '../../components/court/court-skeleton.tsx';
import { LateDetailCourt } from '../../components/court/lazy-courts.tsx';
import { MapKey } from '../../components/court/map-key.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { DetailZoneStat } from './detail-zones.ts';

// Loaded when its tab is opened.
const shotsOnCourt = lazyPart(async () => (await import('./shots-on-court.tsx')).ShotsOnCourt);

function ZonesOnCourt({ zones, withoutZone }: Pick<ShotChartProps, 'zones' | 'withoutZone'>) {
  return (
    <>
      <LateDetailCourt zones={zones} />
      <MapKey entries={DETAIL_LEGEND} withoutZone={withoutZone} />
    </>
  );
}

interface ShotChartProps extends Pick<WorkoutDetails, 'shots'> {
  readonly zones: readonly DetailZoneStat[];
  readonly withoutZone: Totals;
  readonly className?: string;
}

/** The workout on the court: by zone, and shot by shot where the single shots are known. */
export function ShotChart({ shots, className, ...byZone }: ShotChartProps) {
  return (
    <Card id="court" className={className}>
      <CardHeading>{t('Shot Chart')}</CardHeading>
      {shots.length === 0 ? (
        <ZonesOnCourt {...byZone} />
      ) : (
        <Tabs
          label={t('Shot chart')}
          tabs={[
            { id: 'zones', label: t('By zone'), content: <ZonesOnCourt {...byZone} /> },
            {
              id: 'shots',
              label: t('Every shot'),
              content: (
                <Suspense fallback={<CourtSkeleton />}>
                  <shotsOnCourt.Part shots={shots} />
                </Suspense>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
