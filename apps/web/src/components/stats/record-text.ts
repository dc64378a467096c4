import type { PersonalBest } from '@hooplog/contract';
import { formatCount, formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The records of a single workout. */
export const RECORD_NAMES: Readonly<Record<PersonalBest['kind'], string>> = {
  made: t('Most makes in a workout'),
  percent: t('Best percentage'),
  makes_in_a_row: t('Most makes in a row'),
};

/** "1,024", "64%" */
export const recordValue = (kind: PersonalBest['kind'], value: number): string =>
  kind === 'percent' ? formatPercent(value) : formatCount(value);
