import { courtLines, errorEllipse } from '@hooplog/domain';
import { useId } from 'react';
import { TOLD_SIGMAS } from '../../lib/shot-place/place-words.ts';
import { distanceOnly, type ShotPlace, spotError } from '../../lib/shot-place/shot-place.ts';
import { toDrawing, toPath } from './drawing.ts';

const FLOOR = courtLines().find(({ name }) => name === 'boundary')?.points ?? [];
/** Feet; a smaller halo would lie under its dot. */
const LEAST = 0.9;

const units = (feet: number) => toDrawing({ x: feet, y: 0 }).x;
const drawn = (sigma: number) => units(Math.max(LEAST, TOLD_SIGMAS * sigma));

function Halo({ place, fill }: { readonly place: ShotPlace; readonly fill: string }) {
  const error = spotError(place);
  if (place.court === null || error === null) return null;
  const { x, y } = toDrawing(place.court);
  const { long, short, turn } = errorEllipse(error);
  return (
    <ellipse
      rx={drawn(long)}
      ry={drawn(short)}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})`}
    />
  );
}

/** Where only the distance is known: all around the basket. */
function Band({ place }: { readonly place: ShotPlace }) {
  const distance = distanceOnly(place);
  if (distance === null) return null;
  return (
    <circle
      r={units(distance.value)}
      fill="none"
      strokeWidth={2 * drawn(distance.error)}
      className="stroke-accent"
      strokeOpacity={0.3}
    />
  );
}

interface ShotErrorsProps {
  readonly shots: readonly ShotPlace[];
  /** Whether shots of unknown side are drawn as well, as bands around the basket. */
  readonly hasBands?: boolean;
}

/** A layer under the dots: how far off each of them may be. The words beside the court say the same. */
export function ShotErrors({ shots, hasBands = false }: ShotErrorsProps) {
  const fade = useId();
  const floor = useId();
  return (
    // Many halos over each other shall not hide the lines.
    <g aria-hidden pointerEvents="none" opacity={Math.max(0.35, 1 / Math.sqrt(shots.length || 1))}>
      <defs>
        <radialGradient id={fade} className="text-accent">
          <stop offset="0" stopColor="currentColor" stopOpacity={0.55} />
          <stop offset="0.6" stopColor="currentColor" stopOpacity={0.4} />
          <stop offset="1" stopColor="currentColor" stopOpacity={0.08} />
        </radialGradient>
        <clipPath id={floor}>
          <path d={toPath(FLOOR, true)} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${floor})`}>
        {shots.map((place, index) => (
          <Halo key={index} place={place} fill={`url(#${fade})`} />
        ))}
        {hasBands && shots.map((place, index) => <Band key={index} place={place} />)}
      </g>
    </g>
  );
}
