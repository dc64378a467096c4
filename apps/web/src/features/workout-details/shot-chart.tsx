import type { WorkoutDetails } from '@hooplog/contract';
import { DETAIL_LEGEND, type Totals } from '@hooplog/domain';
import { CircleQuestionMark } from 'lucide-react';
import { Legend } from '../../components/accuracy/legend.tsx';
import { PaletteSwitch } from '../../components/accuracy/palette-switch.tsx';
import { DetailCourt } from '../../components/court/detail-court.tsx';
import { ShotDotsCourt } from '../../components/court/shot-dots-court.tsx';
import { WithoutZoneNote } from '../../components/court/without-zone-note.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { measuredSpot } from '../../lib/shot-place/shot-place.ts';
import type { DetailZoneStat } from './detail-zones.ts';
import { doubtWords } from './doubt-words.ts';

function ZonesOnCourt({ zones, withoutZone }: Omit<ShotChartProps, 'shots'>) {
  return (
    <>
      <DetailCourt zones={zones} />
      <WithoutZoneNote shots={withoutZone} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend entries={DETAIL_LEGEND} />
        <PaletteSwitch />
      </div>
    </>
  );
}

function ShotsOnCourt({ shots }: Pick<WorkoutDetails, 'shots'>) {
  const hasHalos = shots.some((shot) => shot.court !== null && measuredSpot(shot) !== null);
  const words = doubtWords(shots);
  return (
    <>
      <ShotDotsCourt shots={shots} />
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          <span className="text-made">●</span> made
        </span>
        <span>
          <span className="text-missed">✕</span> missed
        </span>
        {hasHalos && (
          <span>
            <span
              aria-hidden
              className="inline-block size-3.5 translate-y-0.5 rounded-full bg-accent/35"
            />{' '}
            how far off the spot may be
          </span>
        )}
      </p>
      {words.map((sentence) => (
        <p key={sentence} className="mt-2 flex gap-1.5 text-sm">
          <CircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0" /> {sentence}
        </p>
      ))}
    </>
  );
}

interface ShotChartProps extends Pick<WorkoutDetails, 'shots'> {
  readonly zones: readonly DetailZoneStat[];
  readonly withoutZone: Totals;
}

/** The workout on the court: by zone, and shot by shot where the single shots are known. */
export function ShotChart({ shots, ...byZone }: ShotChartProps) {
  return (
    <Card id="court">
      <CardHeading>Shot Chart</CardHeading>
      {shots.length === 0 ? (
        <ZonesOnCourt {...byZone} />
      ) : (
        <Tabs
          label="Shot chart"
          tabs={[
            { id: 'zones', label: 'By zone', content: <ZonesOnCourt {...byZone} /> },
            { id: 'shots', label: 'Every shot', content: <ShotsOnCourt shots={shots} /> },
          ]}
        />
      )}
    </Card>
  );
}
