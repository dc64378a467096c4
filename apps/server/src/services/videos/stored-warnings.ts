import { type FilmWarning, warningText } from '@hooplog/domain';
import type { AnalysisWarning } from '@hooplog/vision';
import type { SaidWarning, StoredWarning } from '../../database/schema/workouts.ts';

/** Drops the sentence, which is written anew in each reader's language. */
export const storedWarnings = (warnings: readonly AnalysisWarning[]): readonly FilmWarning[] =>
  warnings.map(({ message: _said, ...warning }) => warning);

const isSentence = (warning: StoredWarning): warning is SaidWarning => 'message' in warning;

/** A warning in English, with its code and values if it was stored with them. */
export function readWarning(warning: StoredWarning): SaidWarning & { readonly why?: FilmWarning } {
  if (isSentence(warning)) return warning;
  const { code, seconds } = warning;
  return { code, seconds, message: warningText(warning), why: warning };
}
