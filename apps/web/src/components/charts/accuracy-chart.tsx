import { accuracyInterval, formatPercent, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { nice } from 'd3-array';
import { Chart, type ChartColumn, LegendMark, type Places, SCALE_LINES } from './chart.tsx';
import { IntervalMarks, type Mark } from './interval-marks.tsx';
import { intervalText } from '../stats/interval-text.ts';
import { shotCells, shotHeads } from './chart-text.ts';

/** Accuracy of one week, month or hour. */
interface AccuracyColumn extends Omit<ChartColumn, 'cells'> {
  readonly shots: Totals;
}

interface AccuracyChartProps {
  readonly label: string;
  readonly columns: readonly AccuracyColumn[];
  /** Heading of the columns' names: "Week of" */
  readonly head: string;
  /** Connects consecutive columns; otherwise each stands alone. */
  readonly joined?: boolean;
}

const toMark = ({ x, y }: Places, { key, shots }: AccuracyColumn, index: number): Mark => {
  const { low, high } = accuracyInterval(shots);
  return {
    key,
    x: x(index),
    y: y(shots.total === 0 ? 0 : shots.made / shots.total),
    low: y(low),
    high: y(high),
    isKnown: shots.total > 0,
  };
};

/**
 * The tens around all intervals, both ends on a line of the scale: from 0 to 100 %, weeks of progress would look flat.
 */
function scaleOf(columns: readonly AccuracyColumn[]) {
  const intervals = columns.flatMap(({ shots }) =>
    shots.total === 0 ? [] : [accuracyInterval(shots)],
  );
  if (intervals.length === 0) return { bottom: 0, top: 1 };
  const lowest = Math.floor(10 * Math.min(...intervals.map(({ low }) => low))) / 10;
  const highest = Math.ceil(10 * Math.max(...intervals.map(({ high }) => high))) / 10;
  const [bottom, top] = nice(lowest, highest, SCALE_LINES);
  return { bottom, top };
}

/** Accuracies with their 95 % intervals. */
export function AccuracyChart({ label, columns, head, joined = false }: AccuracyChartProps) {
  const { bottom, top } = scaleOf(columns);
  return (
    <Chart
      label={label}
      heads={[...shotHeads(head), t('Likely range')]}
      bottom={bottom}
      top={top}
      scaleText={(value) => formatPercent(Math.round(100 * value))}
      columns={columns.map(({ shots, ...column }) => ({
        ...column,
        text:
          shots.total === 0
            ? column.text
            : t('{shots} (likely {interval})', {
                shots: column.text,
                interval: intervalText(shots),
              }),
        cells: [...shotCells(shots), intervalText(shots)],
      }))}
      legend={
        <>
          <LegendMark className="rounded-full bg-accent-text" text={t('accuracy')} />
          <LegendMark className="rounded-sm bg-accent opacity-40" text={t('likely range')} />
        </>
      }
    >
      {(places) => (
        <IntervalMarks
          marks={columns.map((column, index) => toMark(places, column, index))}
          joined={joined}
        />
      )}
    </Chart>
  );
}
