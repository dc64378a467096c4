import type { Flights } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { angleCells, angleHeads, angleText } from './angle-text.ts';
import { type AngleColumn, angleColumns } from './flight-columns.ts';
import { periodName } from '../../components/charts/chart-text.ts';
import { Chart, LegendMark, type Places } from '../../components/charts/chart.tsx';
import { IntervalMarks, type Mark } from '../../components/charts/interval-marks.tsx';

/** Range of the axis in degrees; entry angles are within it. */
const [LOWEST, HIGHEST] = [25, 65];

function toMark({ x, y }: Places, { start, angle }: AngleColumn, index: number): Mark {
  const at = (degrees: number) => y(Math.min(HIGHEST, Math.max(LOWEST, degrees)));
  const { mean, error } = angle ?? { mean: LOWEST, error: 0 };
  return {
    key: start,
    x: x(index),
    y: at(mean),
    low: at(mean - 1.96 * error),
    high: at(mean + 1.96 * error),
    isKnown: angle !== null,
  };
}

/** Entry angles by week or month, with 95% intervals. Nothing until there are two columns to compare. */
export function AngleChart({ flights }: { readonly flights: Flights }) {
  const { unit, columns } = angleColumns(flights);
  if (columns.filter(({ angle }) => angle !== null).length < 2) return null;
  return (
    <>
      <Chart
        label={t('Angle at the rim over time')}
        heads={angleHeads(unit)}
        bottom={LOWEST}
        top={HIGHEST}
        scaleText={(value) => `${value}°`}
        columns={columns.map((column) => ({
          key: column.start,
          name: periodName(unit, column.start),
          text: angleText(unit, column),
          cells: angleCells(column),
        }))}
        legend={
          <>
            <LegendMark className="rounded-full bg-accent-text" text={t('angle')} />
            <LegendMark className="rounded-sm bg-accent opacity-40" text={t('likely range')} />
          </>
        }
      >
        {(places) => (
          <IntervalMarks
            joined
            marks={columns.map((column, index) => toMark(places, column, index))}
          />
        )}
      </Chart>
      <p className="mt-2 text-sm text-muted">
        {t(
          'Film from the same spot to compare: from elsewhere the same shot may measure some degrees more or less.',
        )}
      </p>
    </>
  );
}
