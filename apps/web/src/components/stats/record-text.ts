import type { PersonalBest } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';

/** What a player can be best in, in one workout. */
export const RECORD_NAMES: Readonly<Record<PersonalBest['kind'], string>> = {
  made: 'Most makes in a workout',
  percent: 'Best percentage',
  makes_in_a_row: 'Most makes in a row',
};

/** "1,024", "64%" */
export const recordValue = (kind: PersonalBest['kind'], value: number): string =>
  kind === 'percent' ? `${value}%` : formatCount(value);
