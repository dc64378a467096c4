import { t } from '@hooplog/language';
import { addDays, type LocalDay } from '../days/days.ts';

export const HEAT_MAP_PERIOD_IDS = ['all', '7d', '30d', '60d', '90d', '180d', '365d'] as const;
export type HeatMapPeriod = (typeof HEAT_MAP_PERIOD_IDS)[number];

/** The period selector, in its order. `days` counts today; null is all time. */
export const HEAT_MAP_PERIODS: readonly {
  readonly id: HeatMapPeriod;
  readonly label: string;
  readonly days: number | null;
}[] = [
  { id: 'all', label: t('Lifetime'), days: null },
  { id: '7d', label: t('7 Days'), days: 7 },
  { id: '30d', label: t('30 Days'), days: 30 },
  { id: '60d', label: t('60 Days'), days: 60 },
  { id: '90d', label: t('90 Days'), days: 90 },
  { id: '180d', label: t('6 Months'), days: 180 },
  { id: '365d', label: t('1 Year'), days: 365 },
];

/** First day of a period that ends today, or null if it has no start. */
export function periodStart(period: HeatMapPeriod, today: LocalDay): LocalDay | null {
  const days = HEAT_MAP_PERIODS.find(({ id }) => id === period)?.days ?? null;
  return days === null ? null : addDays(today, 1 - days);
}
