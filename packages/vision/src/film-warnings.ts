import type { AnalysisWarning } from './analysis.ts';
import type { FilmFacts, MissingStretch } from './frames/frame.ts';

/** Stretches that are listed one by one; with more of them the warning names the film as a whole. */
const MAX_NAMED = 3;
/** A film may end this long after its last picture. Seconds. */
const AT_END = 1;

/** Minutes and whole seconds, as players show them. */
function shownTime(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Warnings about parts of a film that could not be read, so that no count is silently too low. */
export function filmWarnings({ missing = [], durationSeconds }: FilmFacts): AnalysisWarning[] {
  const isEnd = ({ to }: MissingStretch): boolean => to >= durationSeconds - AT_END;
  const last = missing.at(-1);
  const end = last && isEnd(last) ? last : null;
  const inside = end ? missing.slice(0, -1) : missing;
  return [...(end ? [breaksOff(end, durationSeconds)] : []), ...damaged(inside)];
}

function breaksOff({ from }: MissingStretch, durationSeconds: number): AnalysisWarning {
  const where = `The film breaks off at ${shownTime(from)} of ${shownTime(durationSeconds)}.`;
  const message = `${where} Later shots are not counted. Copy it from your phone again if it is whole there.`;
  return { code: 'film_breaks_off', seconds: from, message };
}

function damaged(stretches: readonly MissingStretch[]): AnalysisWarning[] {
  const [first] = stretches;
  if (first === undefined) return [];
  const named = stretches
    .slice(0, MAX_NAMED)
    .map(({ from, to }) => spoken(from, to))
    .join(', ');
  const more = stretches.length > MAX_NAMED ? ` and in ${stretches.length - MAX_NAMED} more parts` : ''; // prettier-ignore
  const message = `The film is damaged ${named}${more}. Shots there may be missing: add them by hand.`;
  return [{ code: 'film_damaged', seconds: first.from, message }];
}

function spoken(from: number, to: number): string {
  const [start, end] = [shownTime(from), shownTime(to)];
  return start === end ? `at ${start}` : `from ${start} to ${end}`;
}
