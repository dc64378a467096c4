import { courtLines, errorEllipse } from '@hooplog/domain';
import { useId } from 'react';
import { HALO_SIGMAS } from '../../lib/shot-place/place-text.ts';
import { distanceOnly, measuredSpot, type ShotPlace } from '../../lib/shot-place/shot-place.ts';
import { toDrawing, toPath } from './drawing.ts';

const FLOOR = courtLines().find(({ name }) => name === 'boundary')?.points ?? [];
/** Feet; a smaller halo would be hidden by its dot. */
const MIN_HALO = 0.9;

const units = (feet: number) => toDrawing({ x: feet, y: 0 }).x;
const drawn = (sigma: number) => units(Math.max(MIN_HALO, HALO_SIGMAS * sigma));

function Halo({ place, fill }: { readonly place: ShotPlace; readonly fill: string }) {
  const measured = measuredSpot(place);
  if (measured === null) return null;
  const { x, y } = toDrawing(measured.spot);
  const { long, short, turn } = errorEllipse(measured.error);
  return (
    <ellipse
      rx={drawn(long)}
      ry={drawn(short)}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})`}
    />
  );
}

/** If only the distance is known: a band around the basket. */
function Band({ place }: { readonly place: ShotPlace }) {
  const distance = distanceOnly(place);
  if (distance === null) return null;
  return (
    <circle
      r={units(distance.value)}
      fill="none"
      strokeWidth={2 * drawn(distance.error)}
      className="stroke-accent"
      strokeOpacity={0.4}
    />
  );
}

/** Many overlapping halos must not hide the lines. */
const opacityOf = (count: number) => Math.max(0.4, 1 / Math.max(1, count) ** 0.25);

/** Whether a shot without a spot has a halo or a band: a dot at its zone's default spot would contradict it. */
export const isDrawnVague = (place: ShotPlace) =>
  place.court === null && (measuredSpot(place) !== null || distanceOnly(place) !== null);

interface ShotErrorsProps {
  readonly shots: readonly ShotPlace[];
  /**
   * Whether shots without a dot are drawn as well: uncertain spots as halos, and distances as bands around the basket.
   */
  readonly hasVague?: boolean;
}

/** A layer below the dots: the error of each spot. The text beside the court says the same. */
export function ShotErrors({ shots, hasVague = false }: ShotErrorsProps) {
  const fade = useId();
  const floor = useId();
  const shown = hasVague ? shots : shots.filter(({ court }) => court !== null);
  return (
    <g aria-hidden pointerEvents="none" opacity={opacityOf(shown.length)}>
      <defs>
        <radialGradient id={fade} className="text-accent">
          <stop offset="0" stopColor="currentColor" stopOpacity={0.75} />
          <stop offset="0.6" stopColor="currentColor" stopOpacity={0.55} />
          <stop offset="1" stopColor="currentColor" stopOpacity={0.12} />
        </radialGradient>
        <clipPath id={floor}>
          <path d={toPath(FLOOR, true)} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${floor})`}>
        {shown.map((place, index) => (
          <Halo key={index} place={place} fill={`url(#${fade})`} />
        ))}
        {hasVague && shots.map((place, index) => <Band key={index} place={place} />)}
      </g>
    </g>
  );
}
