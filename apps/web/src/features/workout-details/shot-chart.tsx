import type { WorkoutDetails } from '@hooplog/contract';
import { DETAIL_LEGEND, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { Legend } from '../../components/accuracy/legend.tsx';
import { PaletteSwitch } from '../../components/accuracy/palette-switch.tsx';
import { CourtSkeleton } from '../../components/court/court-skeleton.tsx';
import { LateDetailCourt } from '../../components/court/lazy-courts.tsx';
import { WithoutZoneNote } from '../../components/court/without-zone-note.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { DetailZoneStat } from './detail-zones.ts';

// Loaded when its tab is opened.
const shotsOnCourt = lazyPart(async () => (await import('./shots-on-court.tsx')).ShotsOnCourt);

function ZonesOnCourt({ zones, withoutZone }: Omit<ShotChartProps, 'shots'>) {
  return (
    <>
      <LateDetailCourt zones={zones} />
      <WithoutZoneNote shots={withoutZone} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend entries={DETAIL_LEGEND} />
        <PaletteSwitch />
      </div>
    </>
  );
}

interface ShotChartProps extends Pick<WorkoutDetails, 'shots'> {
  readonly zones: readonly DetailZoneStat[];
  readonly withoutZone: Totals;
}

/** The workout on the court: by zone, and shot by shot if single shots are known. */
export function ShotChart({ shots, ...byZone }: ShotChartProps) {
  return (
    <Card id="court">
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
