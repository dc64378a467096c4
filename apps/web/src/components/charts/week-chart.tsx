import { formatCount, type TrendUnit } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { nice } from 'd3-array';
import { Chart, LegendMark, type Places, SCALE_LINES } from './chart.tsx';
import { periodHead, periodName, periodText, shotCells, shotHeads } from './chart-text.ts';

/** Shots of a week or month. */
export interface ShotsColumn {
  /** Its first day. */
  readonly start: string;
  readonly made: number;
  readonly total: number;
}

interface WeekChartProps {
  /** Name for screen readers. */
  readonly label: string;
  /** What the columns are: weeks or months. */
  readonly unit?: TrendUnit;
  /** Oldest first. */
  readonly columns: readonly ShotsColumn[];
}

/** A scale for fewer shots would have fractions. */
const MIN_TOP = 4;

/** Maximum bar width, drawing units: with few weeks, bars would become slabs. */
const MAX_WIDTH = 60;

function Bars({ columns, places }: Pick<WeekChartProps, 'columns'> & { readonly places: Places }) {
  const { x, y, columnWidth } = places;
  const width = Math.min(MAX_WIDTH, 0.72 * columnWidth);
  const bar = (index: number, value: number) => ({
    x: x(index) - width / 2,
    width,
    y: y(value),
    height: y(0) - y(value),
    rx: 2,
    vectorEffect: 'non-scaling-stroke',
  });
  return columns.map(({ start, made, total }, index) => (
    <g key={start}>
      <rect {...bar(index, total)} className="fill-edge/30 stroke-edge" />
      <rect {...bar(index, made)} className="fill-accent stroke-accent-text" />
    </g>
  ));
}

/** Shots by week or month as bars, made ones filled. */
export function WeekChart({ label, unit = 'week', columns }: WeekChartProps) {
  const most = Math.max(MIN_TOP, ...columns.map(({ total }) => total));
  const [, top] = nice(0, most, SCALE_LINES);
  return (
    <Chart
      label={label}
      heads={shotHeads(periodHead(unit))}
      top={top}
      scaleText={formatCount}
      columns={columns.map(({ start, ...shots }) => ({
        key: start,
        name: periodName(unit, start),
        text: periodText(unit, start, shots),
        cells: shotCells(shots),
      }))}
      legend={
        <>
          <LegendMark className="rounded-sm border border-accent-text bg-accent" text={t('made')} />
          <LegendMark className="rounded-sm border border-edge bg-edge/30" text={t('missed')} />
        </>
      }
    >
      {(places) => <Bars columns={columns} places={places} />}
    </Chart>
  );
}
