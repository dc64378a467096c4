import type { WorkoutDetails } from '@hooplog/contract';
import { DETAIL_LEGEND } from '@hooplog/domain';
import { Legend } from '../../components/accuracy/legend.tsx';
import { PaletteSwitch } from '../../components/accuracy/palette-switch.tsx';
import { DetailCourt } from '../../components/court/detail-court.tsx';
import { ShotDotsCourt } from '../../components/court/shot-dots-court.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import type { DetailZoneStat } from './detail-zones.ts';

function ZonesOnCourt({ zones }: { readonly zones: readonly DetailZoneStat[] }) {
  return (
    <>
      <DetailCourt zones={zones} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend entries={DETAIL_LEGEND} />
        <PaletteSwitch />
      </div>
    </>
  );
}

function ShotsOnCourt({ shots }: Pick<WorkoutDetails, 'shots'>) {
  return (
    <>
      <ShotDotsCourt shots={shots} />
      <p className="mt-4 flex gap-4 text-sm text-muted">
        <span>
          <span className="text-made">●</span> made
        </span>
        <span>
          <span className="text-missed">✕</span> missed
        </span>
      </p>
    </>
  );
}

interface ShotChartProps extends Pick<WorkoutDetails, 'shots'> {
  readonly zones: readonly DetailZoneStat[];
}

/** The workout on the court: by zone, and shot by shot where the single shots are known. */
export function ShotChart({ zones, shots }: ShotChartProps) {
  return (
    <Card id="court">
      <CardHeading>Shot Chart</CardHeading>
      {shots.length === 0 ? (
        <ZonesOnCourt zones={zones} />
      ) : (
        <Tabs
          label="Shot chart"
          tabs={[
            { id: 'zones', label: 'By zone', content: <ZonesOnCourt zones={zones} /> },
            { id: 'shots', label: 'Every shot', content: <ShotsOnCourt shots={shots} /> },
          ]}
        />
      )}
    </Card>
  );
}
