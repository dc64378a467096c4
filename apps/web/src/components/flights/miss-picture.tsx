import { t } from '@hooplog/language';
import type { Miss } from './misses.ts';

/** Units of the drawing in a foot, and how many feet it shows around the ring's middle. */
const FOOT = 100;
const SHOWN_FEET = 2;
const EDGE = SHOWN_FEET * FOOT;
const RING = 0.75 * FOOT;

/** Misses beyond the edge of the drawing stand at it. */
const placed = (feet: number): number =>
  FOOT * Math.min(SHOWN_FEET - 0.1, Math.max(0.1 - SHOWN_FEET, feet));

/** A line as wide as the ring, along the direction that is not known. */
function pathOf({ longFeet, rightFeet }: Miss): string {
  return longFeet === undefined
    ? `M${placed(rightFeet?.value ?? 0)} ${-RING}v${2 * RING}`
    : `M${-RING} ${-placed(longFeet.value)}h${2 * RING}`;
}

/** Where misses came down around the ring, seen from above by a shooter at the lower edge. */
export function MissPicture({ misses, label }: { misses: readonly Miss[]; label: string }) {
  // Many lie on each other: where most came down is darkest.
  const opacity = Math.min(0.6, Math.max(0.06, 8 / misses.length));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      className="mx-auto block w-full max-w-80 rounded-lg bg-sunken"
      fill="none"
      strokeLinecap="round"
    >
      {misses.map((miss, index) => (
        <path
          key={index}
          d={pathOf(miss)}
          className="stroke-missed"
          strokeWidth={7}
          opacity={opacity}
        />
      ))}
      <circle r={RING} className="stroke-accent" strokeWidth={12} />
      <g className="fill-muted" fontSize={22} textAnchor="middle">
        <text y={-EDGE + 36}>{t('long')}</text>
        <text y={EDGE - 16}>{t('short')}</text>
        <text x={-EDGE + 14} y={9} textAnchor="start">
          {t('left')}
        </text>
        <text x={EDGE - 14} y={9} textAnchor="end">
          {t('right')}
        </text>
      </g>
    </svg>
  );
}
