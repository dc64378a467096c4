import type { ZoneStat } from '@hooplog/contract';
import { courtLines, heatMapBand, NO_SHOTS } from '@hooplog/domain';
import { BAND_STYLES } from '../accuracy/band-style.ts';
import { ZONE_SHAPES } from './court-area.ts';
import { CourtFrame } from './court-frame.tsx';
import { toLinePath } from './drawing.ts';

/** Computed once: a list shows a court in every row. */
const ZONES = ZONE_SHAPES.map(({ id, outline }) => ({ id, path: toLinePath(outline, true) }));
const LINES = courtLines()
  .map(({ points, closed }) => toLinePath(points, closed))
  .join('');

interface CourtThumbnailProps {
  readonly label: string;
  readonly records: readonly ZoneStat[];
}

/** The 14 zones coloured by accuracy, too small for numbers: to recognise a workout, not to read it. */
export function CourtThumbnail({ label, records }: CourtThumbnailProps) {
  return (
    <CourtFrame label={label} role="img">
      {ZONES.map(({ id, path }) => {
        const { made, total } = records.find(({ zone }) => zone === id) ?? NO_SHOTS;
        const { fill } = BAND_STYLES[heatMapBand(made, total)];
        return <path key={id} d={path} className={fill} />;
      })}
      <path
        d={LINES}
        fill="none"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink/45"
      />
    </CourtFrame>
  );
}
