import {
  HEAT_MAP_PERIOD_IDS,
  type HeatMapPeriod,
  type LocalDay,
  type Month,
  monthOf,
  parseLocalDay,
  parseMonth,
} from '@hooplog/domain';

type Search = Readonly<Record<string, unknown>>;

interface LoginSearch {
  /** The path to come back to. */
  readonly returnTo?: string;
  /** Why the last try came to nothing, and the id of the provider where it did. */
  readonly problem?: string;
  readonly provider?: string;
  /** `address`: a provider has said who is here, but gave no address. */
  readonly step?: 'address';
}

/** Search of /login. What is no text is ignored. */
export function loginSearch({ returnTo, problem, provider, step }: Search): LoginSearch {
  return {
    ...(typeof returnTo === 'string' && { returnTo }),
    ...(typeof problem === 'string' && { problem }),
    ...(typeof provider === 'string' && { provider }),
    ...(step === 'address' && { step }),
  };
}

/** Search of /upload: the video that is on its way, so that a reload finds it again. */
export function uploadSearch({ video }: Search): { video?: string } {
  return typeof video === 'string' ? { video } : {};
}

/** Search of /heatmap: the period; an unknown one is ignored. */
export function heatMapSearch(search: Search): { period?: HeatMapPeriod } {
  const period = HEAT_MAP_PERIOD_IDS.find((id) => id === search['period']);
  return period === undefined ? {} : { period };
}

/** Search of /calendar: the shown month and the chosen day of it; without a month the day's own. */
export function calendarSearch(search: Search): { month?: Month; day?: LocalDay } {
  const month = parseMonth(String(search['month']));
  const day = parseLocalDay(String(search['day']));
  const fits = day !== null && (month === null || monthOf(day) === month);
  return { ...(month && { month }), ...(fits && { day }) };
}

/** Search of /workout/{id}: the moment in the video to show, seconds. */
export function workoutSearch({ t }: Search): { t?: number } {
  return typeof t === 'number' && t >= 0 ? { t } : {};
}
