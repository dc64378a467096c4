import {
  HEAT_MAP_PERIOD_IDS,
  type HeatMapPeriod,
  type LocalDay,
  type Month,
  monthOf,
  parseLocalDay,
  parseMonth,
} from '@hooplog/domain';
import { OPERATOR_TABS, type OperatorTab } from '../features/operator/operator-tabs.ts';
import { SQUAD_TABS, type SquadTab } from '../features/groups/detail/squad-tabs.ts';

type Search = Readonly<Record<string, unknown>>;

// The router merges this result over the address's own parameters: those to be dropped have to be named as undefined.

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

interface LoginSearch {
  /** The path to return to. */
  readonly returnTo?: string | undefined;
  /** Why the last sign-in failed, and the id of the provider if it failed there. */
  readonly problem?: string | undefined;
  readonly provider?: string | undefined;
  /** `address`: a provider has confirmed the identity, but gave no address. */
  readonly step?: 'address' | undefined;
}

/** Search of /login. Values that are not texts are ignored. */
export function loginSearch({ returnTo, problem, provider, step }: Search): LoginSearch {
  return {
    returnTo: textOf(returnTo),
    problem: textOf(problem),
    provider: textOf(provider),
    step: step === 'address' ? step : undefined,
  };
}

interface UploadSearch {
  /** Starts counting by hand at once. */
  readonly tracking?: true | undefined;
  /** The assigned workout that the count is for. */
  readonly assignment?: string | undefined;
  /** The key of the drill to play. */
  readonly drill?: string | undefined;
  /** The workout to repeat: its id, or `last` for the newest with shots. */
  readonly repeat?: string | undefined;
}

/** Search of /film, /manual-workout and /drills: the assigned workout to train for, and the key of a drill. */
export const targetSearch = ({
  assignment,
  drill,
}: Search): Pick<UploadSearch, 'assignment' | 'drill'> => ({
  assignment: textOf(assignment),
  drill: textOf(drill),
});

/** Search of /upload. */
export const uploadSearch = (search: Search): UploadSearch => ({
  ...targetSearch(search),
  tracking: search['tracking'] === true ? true : undefined,
  repeat: textOf(search['repeat']),
});

interface HeatMapSearch {
  readonly period?: HeatMapPeriod | undefined;
  readonly kind?: string | undefined;
}

/** Search of /heatmap: the period and the kind of shot; unknown periods are ignored. */
export function heatMapSearch(search: Search): HeatMapSearch {
  return {
    period: HEAT_MAP_PERIOD_IDS.find((id) => id === search['period']),
    kind: textOf(search['kind']),
  };
}

interface CalendarSearch {
  readonly month?: Month | undefined;
  readonly day?: LocalDay | undefined;
}

/** Search of /calendar: the shown month and its selected day; without a month, that of the day. */
export function calendarSearch(search: Search): CalendarSearch {
  const month = parseMonth(String(search['month']));
  const day = parseLocalDay(String(search['day']));
  const fits = day !== null && (month === null || monthOf(day) === month);
  return { month: month ?? undefined, day: fits ? day : undefined };
}

interface ProgressSearch {
  readonly of?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly shots?: string | undefined;
}

/** Search of /progress: subject, days, and whether only shots on video count; the page uses the valid values. */
export const progressSearch = ({ of, from, to, shots }: Search): ProgressSearch => ({
  of: textOf(of),
  from: textOf(from),
  to: textOf(to),
  shots: textOf(shots),
});

/** Search of /groups/{id}: the open tab; without one the first. */
export function squadSearch(search: Search): { tab?: SquadTab | undefined } {
  return { tab: SQUAD_TABS.find((id) => id === search['tab']) };
}

/** The same of /operator. */
export function operatorSearch(search: Search): { tab?: OperatorTab | undefined } {
  return { tab: OPERATOR_TABS.find((id) => id === search['tab']) };
}

/** Search of /workout/{id}: the moment in the video to show, seconds. */
export function workoutSearch({ t }: Search): { t?: number | undefined } {
  return { t: typeof t === 'number' && t >= 0 ? t : undefined };
}

/** Search of /workouts/compare: the ids of two workouts. */
export function compareSearch({ a, b }: Search): {
  a?: string | undefined;
  b?: string | undefined;
} {
  return { a: textOf(a), b: textOf(b) };
}

interface WeekSearch {
  /** Any day of the week; if left out, the current week. */
  readonly day?: LocalDay | undefined;
}

/** Search of /teams/{id}/week. */
export const weekSearch = ({ day }: Search): WeekSearch => ({
  day: parseLocalDay(textOf(day) ?? '') ?? undefined,
});
