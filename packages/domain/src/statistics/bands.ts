import { t } from '@hooplog/language';
import { percentage } from './totals.ts';

/** Colour class of an accuracy. */
export type Band = 'none' | 'red' | 'orange' | 'yellow' | 'light_green' | 'green' | 'dark_green';

export interface LegendEntry {
  readonly band: Band;
  readonly label: string;
}

/**
 * Band of the heat map. It uses the rounded percentage shown beside it, so a zone that reads 30% is never drawn
 * as one under 30.
 */
export function heatMapBand(made: number, total: number): Band {
  if (total === 0) return 'none';
  const percent = percentage(made, total);
  if (percent < 30) return 'red';
  if (percent < 40) return 'orange';
  if (percent < 50) return 'yellow';
  if (percent < 60) return 'light_green';
  return percent < 100 ? 'green' : 'dark_green';
}

/** Band of Workout Details: green from 60 on, 100 included. */
export function detailBand(made: number, total: number): Band {
  const band = heatMapBand(made, total);
  return band === 'dark_green' ? 'green' : band;
}

const SHARED_LEGEND: readonly LegendEntry[] = [
  { band: 'none', label: t('No shots') },
  { band: 'red', label: t('Under 30%') },
  { band: 'orange', label: t('30–40%') },
  { band: 'yellow', label: t('40–50%') },
  { band: 'light_green', label: t('50–60%') },
];

export const HEAT_MAP_LEGEND: readonly LegendEntry[] = [
  ...SHARED_LEGEND,
  { band: 'green', label: t('60–99%') },
  { band: 'dark_green', label: t('100%') },
];

export const DETAIL_LEGEND: readonly LegendEntry[] = [
  ...SHARED_LEGEND,
  { band: 'green', label: t('Over 60%') },
];
