import type { ZoneStat } from '@hooplog/contract';
import { courtLines, heatMapBand, NO_SHOTS } from '@hooplog/domain';
import { BAND_STYLES } from '../accuracy/band-style.ts';
import { ZONE_SHAPES } from './court-area.ts';
import { CourtFrame } from './court-frame.tsx';
import { toPath } from './drawing.ts';

interface CourtThumbnailProps {
  readonly label: string;
  readonly records: readonly ZoneStat[];
}

/** The 14 zones coloured by accuracy, too small for numbers: to know a workout again, not to read it. */
export function CourtThumbnail({ label, records }: CourtThumbnailProps) {
  return (
    <CourtFrame label={label} role="img">
      {ZONE_SHAPES.map(({ id, outline }) => {
        const { made, total } = records.find(({ zone }) => zone === id) ?? NO_SHOTS;
        const { fill } = BAND_STYLES[heatMapBand(made, total)];
        return <path key={id} d={toPath(outline, true)} className={fill} />;
      })}
      <g fill="none" strokeWidth={1} className="stroke-ink/45">
        {courtLines().map(({ name, points, closed }) => (
          <path key={name} d={toPath(points, closed)} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </CourtFrame>
  );
}
