import { t } from '@hooplog/language';
import type { Miss } from './misses.ts';

/** Drawing units per foot, and how many feet it shows around the ring's middle. */
const FOOT = 100;
const SHOWN_FEET = 2;
const EDGE = SHOWN_FEET * FOOT;
const RING = 0.75 * FOOT;
/** Width of a bar's interval, feet. */
const BAR_FEET = 0.25;
const BARS = (2 * SHOWN_FEET) / BAR_FEET;
const BAR = BAR_FEET * FOOT;
/** Units beside the square, for the bars of one direction. */
const BESIDE = 96;
const LONGEST_BAR = 84;
/** Units for a line of text outside the bars: over them, a long word would cover the outer ones. */
const TEXT_LINE = 34;

/** Counts for each bar, from short to long or from left to right. Misses beyond the edge count in the last bar. */
function countsOf(misses: readonly Miss[], direction: keyof Miss): readonly number[] {
  const counts = Array.from({ length: BARS }, () => 0);
  for (const miss of misses) {
    const feet = miss[direction]?.value;
    if (feet === undefined) continue;
    const bar = Math.floor((feet + SHOWN_FEET) / BAR_FEET);
    const place = Math.min(BARS - 1, Math.max(0, bar));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

interface BarsProps {
  readonly counts: readonly number[];
  /** The count of the longest bar. */
  readonly most: number;
}

/** Horizontal bars, one below the other. */
const Bars = ({ counts, most }: BarsProps) =>
  counts.map((count, index) => (
    <rect
      key={index}
      y={index * BAR - EDGE + 3}
      width={(LONGEST_BAR * count) / most}
      height={BAR - 6}
      rx={4}
      className="fill-missed"
    />
  ));

/**
 * Where misses came down around the ring, seen from above by a shooter at the lower edge: beside the ring how many were
 * short or long, below it how many left or right. A camera shows only one of the two, so no miss is a point.
 */
export function MissPicture({ misses, label }: { misses: readonly Miss[]; label: string }) {
  const depth = countsOf(misses, 'longFeet');
  const sides = countsOf(misses, 'rightFeet');
  const most = Math.max(...depth, ...sides, 1);
  const hasDepth = depth.some((count) => count > 0);
  const hasSides = sides.some((count) => count > 0);
  const width = 2 * EDGE + (hasDepth ? BESIDE : 0);
  const above = hasDepth ? TEXT_LINE : 0;
  const below = TEXT_LINE + (hasSides ? BESIDE : 0);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE - above} ${width} ${above + 2 * EDGE + below}`}
      className="mx-auto block w-full max-w-80 rounded-lg bg-sunken"
      fill="none"
    >
      <g className="stroke-line" strokeWidth={3} strokeDasharray="8 8">
        {hasDepth && <path d={`M${RING} 0H${EDGE}M0 ${-RING}H${EDGE}M0 ${RING}H${EDGE}`} />}
        {hasSides && <path d={`M0 ${RING}V${EDGE}M${-RING} 0V${EDGE}M${RING} 0V${EDGE}`} />}
      </g>
      <circle r={RING} className="fill-sunken stroke-accent" strokeWidth={12} />
      {hasDepth && (
        <g transform={`translate(${EDGE} 0)`}>
          {/* Long is at the top. */}
          <Bars counts={depth.toReversed()} most={most} />
        </g>
      )}
      {/* Axes swapped: side by side, pointing down. */}
      {hasSides && (
        <g transform={`matrix(0 1 1 0 0 ${EDGE})`}>
          <Bars counts={sides} most={most} />
        </g>
      )}
      <g className="fill-muted" fontSize={24} textAnchor="middle">
        {hasDepth && (
          <>
            <text x={EDGE + BESIDE / 2} y={-EDGE - 10}>
              {t('long')}
            </text>
            <text x={EDGE + BESIDE / 2} y={EDGE + 26}>
              {t('short')}
            </text>
          </>
        )}
        {hasSides && (
          <>
            <text x={-EDGE + 16} y={EDGE + BESIDE + 22} textAnchor="start">
              {t('left')}
            </text>
            <text x={EDGE - 16} y={EDGE + BESIDE + 22} textAnchor="end">
              {t('right')}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
