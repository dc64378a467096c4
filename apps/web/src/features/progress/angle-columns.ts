import type { Flights } from '@hooplog/contract';
import { type LocalDay, trendPoints, type TrendUnit, trendUnit } from '@hooplog/domain';
import { type FlightMeasure, measureOf } from '../../components/flights/flights.ts';

export interface AngleColumn {
  /** First day of the week or month. */
  readonly start: LocalDay;
  /** Null where fewer than five were measured. */
  readonly angle: FlightMeasure | null;
}

/** Angles at the ring by week or month, from the first day with one on. */
export function angleColumns({ to, flights }: Flights): {
  readonly unit: TrendUnit;
  readonly columns: readonly AngleColumn[];
} {
  const measured = flights.filter(({ metrics }) => metrics?.entryDegrees !== undefined);
  // The newest are first; a traveller's day may be ahead of the period.
  const [oldest, newest] = [measured.at(-1)?.day ?? to, measured[0]?.day ?? to];
  const period = { from: oldest as LocalDay, to: (newest > to ? newest : to) as LocalDay };
  const starts = trendPoints([], period).map(({ start }) => start);
  const columns = starts.map((start, index) => {
    const next = starts[index + 1];
    const own = measured.filter(({ day }) => day >= start && (next === undefined || day < next));
    return { start, angle: measureOf(own, 'entryDegrees') };
  });
  return { unit: trendUnit(period), columns };
}
