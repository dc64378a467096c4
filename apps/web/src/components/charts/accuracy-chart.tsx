import { accuracyInterval, formatPercent, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Chart, type ChartColumn, LegendMark, type Places } from './chart.tsx';
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
  /** What its columns are: "Week of" */
  readonly head: string;
  /** Joins columns that follow each other; else each stands for itself. */
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

/** Accuracies with their 95 % intervals. */
export function AccuracyChart({ label, columns, head, joined = false }: AccuracyChartProps) {
  return (
    <Chart
      label={label}
      heads={[...shotHeads(head), t('95% sure')]}
      top={1}
      scaleText={(value) => formatPercent(Math.round(100 * value))}
      columns={columns.map(({ shots, ...column }) => ({
        ...column,
        text:
          shots.total === 0
            ? column.text
            : t('{shots} (95% sure: {interval})', {
                shots: column.text,
                interval: intervalText(shots),
              }),
        cells: [...shotCells(shots), intervalText(shots)],
      }))}
      legend={
        <>
          <LegendMark className="rounded-full bg-accent-text" text={t('accuracy')} />
          <LegendMark
            className="rounded-sm bg-accent opacity-40"
            text={t('where it lies, 95% sure')}
          />
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
