import { type Drill, reachesAim } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { resultWords } from './drill-text.ts';

/** "Target reached: 30 of 50", "Target: 30 of 50"; null if there is no target. */
export function aimWords(drill: Drill, result: number | null): string | null {
  const { aim } = drill;
  if (aim === undefined) return null;
  const target = resultWords(drill, aim);
  return reachesAim(drill, result) === true
    ? t('Target reached: {target}', { target })
    : t('Target: {target}', { target });
}
