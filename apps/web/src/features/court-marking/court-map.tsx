import { courtLandmarks, courtLines, type CourtKind, type LandmarkId } from '@hooplog/domain';
import { t } from '@hooplog/language';

interface CourtMapProps {
  readonly lines: CourtKind;
  /** The landmark to highlight; null for none. */
  readonly selected: LandmarkId | null;
}

/** Part of the floor with every landmark except those at half court, in feet. */
const VIEW_BOX = '-27 -8 54 38';

/** A small map of the court that shows which landmark is meant. */
export function CourtMap({ lines, selected }: CourtMapProps) {
  const landmark = courtLandmarks(lines).find(({ id }) => id === selected);
  const y = landmark?.point.y ?? 0;
  // Half court lies farther down, so the map shifts.
  const shift = y > 28 ? y - 24 : 0;
  return (
    <svg
      role="img"
      aria-label={
        landmark === undefined ? t('Court') : t('Court, {point}', { point: landmark.label })
      }
      viewBox={VIEW_BOX}
      className="block w-24 shrink-0 rounded-control bg-sunken md:w-32"
    >
      <g transform={`translate(0 ${-shift})`}>
        <g fill="none" className="stroke-ink/50">
          {courtLines(lines).map(({ name, points, closed }) => (
            <path
              key={name}
              d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}${closed ? 'Z' : ''}`}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <circle r={0.75} className="stroke-accent" strokeWidth={0.5} />
        </g>
        {landmark !== undefined && (
          <circle
            cx={landmark.point.x}
            cy={y}
            r={1.9}
            className="fill-accent stroke-card"
            strokeWidth={0.6}
          />
        )}
      </g>
    </svg>
  );
}
