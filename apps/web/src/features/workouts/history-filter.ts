import {
  EXERCISE_TYPES,
  type ExerciseType,
  HEAT_MAP_PERIOD_IDS,
  type HeatMapPeriod,
  HISTORY_KINDS,
  type HistoryKind,
  LIMITS,
  type LocalDay,
  periodStart,
} from '@hooplog/domain';

/** As the server writes ids; checking them by the contract's schema would load all of it with every page. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which workouts the list shows, as it stands in the address. */
export interface HistorySearch {
  readonly kind?: HistoryKind | undefined;
  readonly exercise?: ExerciseType | undefined;
  /** Id of a saved place. */
  readonly place?: string | undefined;
  readonly period?: HeatMapPeriod | undefined;
  readonly q?: string | undefined;
}

/** Search of /workouts; what is unknown is ignored. */
export function historySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const { q, place } = search;
  // The router reads digits as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    kind: HISTORY_KINDS.find((kind) => kind === search['kind']),
    exercise: EXERCISE_TYPES.find((type) => type === search['exercise']),
    place: typeof place === 'string' && ID.test(place) ? place : undefined,
    period: HEAT_MAP_PERIOD_IDS.find((id) => id === search['period'] && id !== 'all'),
    q: text === '' ? undefined : text.slice(0, LIMITS.SEARCH_MAX),
  };
}

/** Whether anything is left out. */
export const isFiltered = ({ kind, exercise, place, period, q }: HistorySearch): boolean =>
  [kind, exercise, place, period, q].some((part) => part !== undefined);

/** The same as the server is asked. */
export function historyQueryOf(
  { kind, exercise, place, period, q }: HistorySearch,
  today: LocalDay,
): Record<string, string> {
  const from = period === undefined ? null : periodStart(period, today);
  return {
    ...(kind && { kind }),
    ...(exercise && { exercise }),
    ...(place && { place }),
    ...(from && { from }),
    ...(q && { q }),
  };
}
