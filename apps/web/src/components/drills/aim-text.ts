import { type Drill, reachesAim } from '@hooplog/domain';
import { resultWords } from './drill-text.ts';

/** "Target reached: 30 of 50", "Target: 30 of 50"; null where nobody set one. */
export function aimWords(drill: Drill, result: number | null): string | null {
  const { aim } = drill;
  if (aim === undefined) return null;
  const isReached = reachesAim(drill, result);
  return `${isReached === true ? 'Target reached' : 'Target'}: ${resultWords(drill, aim)}`;
}
