import { zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatMoment } from '../format/format-moment.ts';
import type { LoggedShot } from './logged-shot.ts';

const OUTCOME = { made: t('Made'), missed: t('Missed') } as const;

/** "Made · Zone 5 - Free Throw · 0:08.7" */
export function wordsFor({
  outcome,
  zone,
  rimSeconds,
}: Pick<LoggedShot, 'outcome' | 'zone' | 'rimSeconds'>): string {
  return [
    OUTCOME[outcome],
    zone === null ? null : zoneDisplayName(zone),
    rimSeconds === null ? null : formatMoment(rimSeconds),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
