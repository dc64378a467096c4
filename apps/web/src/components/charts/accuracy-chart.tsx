import { accuracyInterval, formatPercent, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { area, line } from 'd3-shape';
import { Chart, type ChartColumn, LegendMark, type Places } from './chart.tsx';
import { intervalText, shotCells, shotHeads } from './chart-text.ts';

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

interface Mark {
  readonly key: string;
  readonly x: number;
  /** Of the accuracy, and of the ends of its interval. */
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly isKnown: boolean;
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

const bandPath = area<Mark>()
  .defined(({ isKnown }) => isKnown)
  .x(({ x }) => x)
  .y0(({ low }) => low)
  .y1(({ high }) => high);
const linePath = line<Mark>()
  .defined(({ isKnown }) => isKnown)
  .x(({ x }) => x)
  .y(({ y }) => y);

// The drawing is stretched to the width of its place: strokes keep theirs, and a dot is a stroke without length.
const STROKE = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
} as const;

function Marks({ marks, joined }: { readonly marks: readonly Mark[]; readonly joined: boolean }) {
  return (
    <>
      {joined && (
        <>
          <path d={bandPath(marks) ?? ''} className="fill-accent opacity-20" />
          <path d={linePath(marks) ?? ''} {...STROKE} strokeWidth={2} className="stroke-accent" />
        </>
      )}
      {marks
        .filter(({ isKnown }) => isKnown)
        .map(({ key, x, y, low, high }) => (
          <g key={key}>
            <path
              d={`M${x} ${low}V${high}`}
              {...STROKE}
              strokeWidth={joined ? 1.5 : 3}
              className="stroke-accent opacity-60"
            />
            <path d={`M${x} ${y}h0`} {...STROKE} strokeWidth={9} className="stroke-accent-text" />
          </g>
        ))}
    </>
  );
}

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
        <Marks
          marks={columns.map((column, index) => toMark(places, column, index))}
          joined={joined}
        />
      )}
    </Chart>
  );
}
