import { HEAT_MAP_PERIOD_IDS, type HeatMapPeriod } from '@hooplog/domain';

type Search = Readonly<Record<string, unknown>>;

/** Search of /login: the path to come back to. What is no text is ignored. */
export function loginSearch({ returnTo }: Search): { returnTo?: string } {
  return typeof returnTo === 'string' ? { returnTo } : {};
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
