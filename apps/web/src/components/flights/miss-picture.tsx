import { t } from '@hooplog/language';
import type { Miss } from './misses.ts';

/** Units of the drawing in a foot, and how many feet it shows around the ring's middle. */
const FOOT = 100;
const SHOWN_FEET = 2.5;
const EDGE = SHOWN_FEET * FOOT;
const RING_FEET = 0.75;
const ARM = 9;
/** A dash where the other direction is not known, as wide as the ring. */
const DASH = RING_FEET * FOOT;

/** Misses beyond the edge of the drawing stand at it. */
const placed = (feet: number): number =>
  FOOT * Math.min(SHOWN_FEET - 0.1, Math.max(0.1 - SHOWN_FEET, feet));

function pathOf({ longFeet, rightFeet }: Miss): string {
  const x = placed(rightFeet?.value ?? 0);
  const y = -placed(longFeet?.value ?? 0);
  if (rightFeet === undefined) return `M${-DASH} ${y}H${DASH}`;
  if (longFeet === undefined) return `M${x} ${-DASH}V${DASH}`;
  return `M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}m0 ${-2 * ARM}l${-2 * ARM} ${2 * ARM}`;
}

/** Where misses came down around the ring, seen from above by a shooter at the lower edge. */
export function MissPicture({ misses, label }: { misses: readonly Miss[]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      className="mx-auto block w-full max-w-80 rounded-lg bg-sunken"
      fill="none"
      strokeLinecap="round"
    >
      <path d={`M0 ${-EDGE}V${EDGE}M${-EDGE} 0H${EDGE}`} className="stroke-line" strokeWidth={2} />
      <circle r={RING_FEET * FOOT} className="stroke-accent" strokeWidth={10} />
      {misses.map((miss, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no name and no order of their own.
        <path key={index} d={pathOf(miss)} className="stroke-missed" strokeWidth={6} opacity={0.75} />
      ))}
      <g className="fill-muted" fontSize={26} textAnchor="middle">
        <text y={-EDGE + 32}>{t('long')}</text>
        <text y={EDGE - 14}>{t('short')}</text>
        <text x={-EDGE + 8} y={-10} textAnchor="start">
          {t('left')}
        </text>
        <text x={EDGE - 8} y={-10} textAnchor="end">
          {t('right')}
        </text>
      </g>
    </svg>
  );
}
