import type { Flights } from '@hooplog/contract';
import { type LocalDay, trendPoints, type TrendUnit, trendUnit } from '@hooplog/domain';
import { type FlightMeasure, type Flown, measureOf } from '../../components/flights/flights.ts';
import { type Misses, missesOf } from '../../components/flights/misses.ts';

/** A week or month, identified by its first day. */
export interface FlightColumn {
  readonly start: LocalDay;
}

export interface AngleColumn extends FlightColumn {
  /** Null if fewer than five were measured. */
  readonly angle: FlightMeasure | null;
}

export interface MissColumn extends FlightColumn {
  /** Null if no miss was measured. */
  readonly misses: Misses | null;
}

interface Columns<Column extends FlightColumn> {
  readonly unit: TrendUnit;
  readonly columns: readonly Column[];
}

/** Shots by week or month, starting at the first day with a measured one. */
function columnsOf<Column extends FlightColumn>(
  { to, flights }: Flights,
  isMeasured: (flown: Flown) => boolean,
  columnOf: (start: LocalDay, own: readonly Flown[]) => Column,
): Columns<Column> {
  const measured = flights.filter(isMeasured);
  // Flights are sorted newest first. A traveller's day may be later than the period's end.
  const [oldest, newest] = [measured.at(-1)?.day ?? to, measured[0]?.day ?? to];
  const period = { from: oldest as LocalDay, to: (newest > to ? newest : to) as LocalDay };
  const starts = trendPoints([], period).map(({ start }) => start);
  const columns = starts.map((start, index) => {
    const next = starts[index + 1];
    const isOwn = ({ day }: Flights['flights'][number]) =>
      day >= start && (next === undefined || day < next);
    return columnOf(start, flights.filter(isOwn));
  });
  return { unit: trendUnit(period), columns };
}

/** Entry angles over time. */
export const angleColumns = (flights: Flights): Columns<AngleColumn> =>
  columnsOf(
    flights,
    ({ metrics }) => metrics?.entryDegrees !== undefined,
    (start, own) => ({ start, angle: measureOf(own, 'entryDegrees') }),
  );

/** Where misses came down over time. */
export const missColumns = (flights: Flights): Columns<MissColumn> =>
  columnsOf(
    flights,
    (flown) => missesOf([flown]) !== null,
    (start, own) => ({ start, misses: missesOf(own) }),
  );
