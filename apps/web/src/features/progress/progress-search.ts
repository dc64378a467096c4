import {
  addDays,
  type LocalDay,
  parseLocalDay,
  SHOT_GROUPS,
  SHOT_KINDS,
  type ShotGroup,
  type ShotKind,
} from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The search parameters of the page, unvalidated. */
export interface ProgressSearch {
  readonly of?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly shots?: string | undefined;
}

/** Periods that end today, by their length in days. */
export const PERIODS = [
  { id: '8w', label: t('Eight weeks'), days: 56 },
  { id: '26w', label: t('Half a year'), days: 182 },
  { id: '1y', label: t('A year'), days: 365 },
  { id: '10y', label: t('Ten years'), days: 3652 },
] as const;
export type PeriodId = (typeof PERIODS)[number]['id'] | 'custom';

/** The valid part of them. An unknown group becomes all shots; a day that does not exist is dropped. */
export interface Asked {
  readonly of: ShotGroup | ShotKind;
  readonly from?: LocalDay | undefined;
  readonly to?: LocalDay | undefined;
  readonly shots?: 'by_video' | undefined;
}

export function askedOf({ of, from, to, shots }: ProgressSearch): Asked {
  return {
    of: [...SHOT_GROUPS, ...SHOT_KINDS].find((group) => group === of) ?? 'all',
    from: parseLocalDay(from ?? '') ?? undefined,
    to: parseLocalDay(to ?? '') ?? undefined,
    shots: shots === 'by_video' ? shots : undefined,
  };
}

/** First day of a period of this many days that ends today. */
const startOf = (days: number, today: LocalDay): LocalDay => addDays(today, 1 - days);

/** The selected period. */
export function periodId({ from, to }: Asked, today: LocalDay): PeriodId {
  if (to !== undefined) return 'custom';
  if (from === undefined) return '8w';
  return PERIODS.find(({ days }) => startOf(days, today) === from)?.id ?? 'custom';
}

/** The days to request when another period is selected. A custom one starts with the days shown before. */
export function daysOfPeriod(
  id: PeriodId,
  shown: { readonly from?: LocalDay | undefined },
  today: LocalDay,
): Pick<Asked, 'from' | 'to'> {
  if (id === '8w') return { from: undefined, to: undefined };
  if (id === 'custom') return { from: shown.from ?? startOf(PERIODS[0].days, today), to: today };
  const days = PERIODS.find((period) => period.id === id)?.days ?? PERIODS[0].days;
  return { from: startOf(days, today), to: undefined };
}
