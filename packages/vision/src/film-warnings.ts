import { type AnalysisWarning, toWarning } from './analysis.ts';
import type { FilmFacts, MissingStretch } from './frames/frame.ts';

/** Stretches that are listed one by one; with more of them the warning names the film as a whole. */
const MAX_NAMED = 3;
/** A film may end this long after its last picture. Seconds. */
const AT_END = 1;

/** Warnings about parts of a film that could not be read, so that no count is silently too low. */
export function filmWarnings({ missing = [], durationSeconds }: FilmFacts): AnalysisWarning[] {
  const isEnd = ({ to }: MissingStretch): boolean => to >= durationSeconds - AT_END;
  const last = missing.at(-1);
  const end = last && isEnd(last) ? last : null;
  const inside = end ? missing.slice(0, -1) : missing;
  return [...(end ? [breaksOff(end, durationSeconds)] : []), ...damaged(inside)];
}

function breaksOff({ from }: MissingStretch, durationSeconds: number): AnalysisWarning {
  return toWarning({ code: 'film_breaks_off', seconds: from, until: durationSeconds });
}

function damaged(stretches: readonly MissingStretch[]): AnalysisWarning[] {
  const [first] = stretches;
  if (first === undefined) return [];
  const named = stretches.slice(0, MAX_NAMED).map(({ from, to }) => ({ from, to }));
  const moreStretches = stretches.length - named.length;
  return [
    toWarning({ code: 'film_damaged', seconds: first.from, stretches: named, moreStretches }),
  ];
}
