import {
  EXERCISE_TYPES,
  type ExerciseType,
  HEAT_MAP_PERIOD_IDS,
  type HeatMapPeriod,
  HISTORY_KINDS,
  type HistoryKind,
  LIMITS,
  type LocalDay,
  normalTag,
  periodStart,
  SHOT_KINDS,
  type ShotKind,
} from '@hooplog/domain';

/** The server's id format. Validating with the contract's schema would load all of the schema with every page. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The filters of the list, as in the URL. */
export interface HistorySearch {
  readonly kind?: HistoryKind | undefined;
  readonly exercise?: ExerciseType | undefined;
  /** Id of a saved place. */
  readonly place?: string | undefined;
  /** One of the player's tags. */
  readonly tag?: string | undefined;
  /** With shots of this kind. */
  readonly shotKind?: ShotKind | undefined;
  readonly period?: HeatMapPeriod | undefined;
  readonly q?: string | undefined;
}

/** The router parses digits as a number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses the search parameters of /workouts; unknown ones are ignored. */
export function historySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const { place } = search;
  const text = textOf(search['q']).trim();
  const tag = normalTag(textOf(search['tag']));
  return {
    kind: HISTORY_KINDS.find((kind) => kind === search['kind']),
    exercise: EXERCISE_TYPES.find((type) => type === search['exercise']),
    place: typeof place === 'string' && ID.test(place) ? place : undefined,
    tag: tag === '' || tag.length > LIMITS.TAG_MAX ? undefined : tag,
    shotKind: SHOT_KINDS.find((kind) => kind === search['shotKind']),
    period: HEAT_MAP_PERIOD_IDS.find((id) => id === search['period'] && id !== 'all'),
    q: text === '' ? undefined : text.slice(0, LIMITS.SEARCH_MAX),
  };
}

/** Whether any filter is set. */
export const isFiltered = (search: HistorySearch): boolean =>
  Object.values(search).some((part) => part !== undefined);

/** How many filters are set, not counting the search, which has its own box. */
export const filterCount = ({ q: _search, ...filters }: HistorySearch): number =>
  Object.values(filters).filter((part) => part !== undefined).length;

/** The filters as query parameters of the API. */
export function historyQueryOf(
  { kind, exercise, place, tag, shotKind, period, q }: HistorySearch,
  today: LocalDay,
): Record<string, string> {
  const from = period === undefined ? null : periodStart(period, today);
  return {
    ...(kind && { kind }),
    ...(exercise && { exercise }),
    ...(place && { place }),
    ...(tag && { tag }),
    ...(shotKind && { shotKind }),
    ...(from && { from }),
    ...(q && { q }),
  };
}
