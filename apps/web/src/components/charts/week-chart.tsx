import { formatCount } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { nice } from 'd3-array';
import { formatShortDay } from '../../lib/format/dates.ts';
import { Chart, LegendMark, type Places, SCALE_LINES } from './chart.tsx';
import { shotCells, shotHeads, weekText } from './chart-text.ts';

/** Shots of a week. */
export interface ChartWeek {
  /** First day of the week. */
  readonly week: string;
  readonly made: number;
  readonly total: number;
}

interface WeekChartProps {
  /** Name for screen readers. */
  readonly label: string;
  /** Oldest first. */
  readonly weeks: readonly ChartWeek[];
}

/** A scale for fewer shots would have fractions. */
const MIN_TOP = 4;

function Bars({ weeks, places }: Pick<WeekChartProps, 'weeks'> & { readonly places: Places }) {
  const { x, y, columnWidth } = places;
  const width = 0.72 * columnWidth;
  const bar = (index: number, value: number) => ({
    x: x(index) - width / 2,
    width,
    y: y(value),
    height: y(0) - y(value),
    rx: 2,
    vectorEffect: 'non-scaling-stroke',
  });
  return weeks.map(({ week, made, total }, index) => (
    <g key={week}>
      <rect {...bar(index, total)} className="fill-edge/30 stroke-edge" />
      <rect {...bar(index, made)} className="fill-accent stroke-accent-text" />
    </g>
  ));
}

/** Shots by week as bars, made ones filled. */
export function WeekChart({ label, weeks }: WeekChartProps) {
  const most = Math.max(MIN_TOP, ...weeks.map(({ total }) => total));
  const [, top] = nice(0, most, SCALE_LINES);
  return (
    <Chart
      label={label}
      heads={shotHeads(t('Week of'))}
      top={top}
      scaleText={formatCount}
      columns={weeks.map(({ week, ...shots }) => ({
        key: week,
        name: formatShortDay(week),
        text: weekText(week, shots),
        cells: shotCells(shots),
      }))}
      legend={
        <>
          <LegendMark className="rounded-sm border border-accent-text bg-accent" text={t('made')} />
          <LegendMark className="rounded-sm border border-edge bg-edge/30" text={t('missed')} />
        </>
      }
    >
      {(places) => <Bars weeks={weeks} places={places} />}
    </Chart>
  );
}
