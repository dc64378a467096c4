import { zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatMoment } from '../format/format-moment.ts';
import { KIND_NAMES } from './kind-names-text.ts';
import type { LoggedShot } from './logged-shot.ts';

const OUTCOME = { made: t('Made'), missed: t('Missed') } as const;

/** "Made · Zone 5 - Free Throw · 0:08.7" */
export function wordsFor({
  outcome,
  zone,
  rimSeconds,
  kind,
}: Pick<LoggedShot, 'outcome' | 'zone' | 'rimSeconds' | 'kind'>): string {
  return [
    OUTCOME[outcome],
    zone === null ? null : zoneDisplayName(zone),
    kind === null ? null : KIND_NAMES[kind],
    rimSeconds === null ? null : formatMoment(rimSeconds),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
