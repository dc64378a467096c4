import { type FilmWarning, warningText } from '@hooplog/domain';
import type { AnalysisWarning } from '@hooplog/vision';
import type { SaidWarning, StoredWarning } from '../../database/schema/workouts.ts';

/** Without the sentence, which is made anew for who reads it. */
export const storedWarnings = (warnings: readonly AnalysisWarning[]): readonly FilmWarning[] =>
  warnings.map(({ message: _said, ...warning }) => warning);

const isSaid = (warning: StoredWarning): warning is SaidWarning => 'message' in warning;

/** A warning in English, and as code and values where they are known. */
export function readWarning(warning: StoredWarning): SaidWarning & { readonly why?: FilmWarning } {
  if (isSaid(warning)) return warning;
  const { code, seconds } = warning;
  return { code, seconds, message: warningText(warning), why: warning };
}
