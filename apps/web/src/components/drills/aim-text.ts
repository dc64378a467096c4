import { type Drill, reachesAim } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { resultWords } from './drill-text.ts';

/** "Target reached: 30 of 50", "Target: 30 of 50"; null where nobody set one. */
export function aimWords(drill: Drill, result: number | null): string | null {
  const { aim } = drill;
  if (aim === undefined) return null;
  const isReached = reachesAim(drill, result);
  return `${isReached === true ? t('Target reached') : t('Target')}: ${resultWords(drill, aim)}`;
}
