import type { ClipResult } from '../score/score-clips.ts';
import { isSameRing } from '../score/score-clips.ts';
import { MATCH_SECONDS, matchShots } from '../score/match-shots.ts';
import { checkShots, isCalledRight } from './true-shots.ts';

/** The failures in a clip, a sentence each; empty if there were none. */
export function failuresOf(result: ClipResult): string[] {
  const { clip, shots, rim, failure } = result;
  if (failure !== null) return [`not analysed: ${failure}`];
  const matched = matchShots(clip.shots, shots).map(({ found }) => found);
  const sentences = checkShots([result]).flatMap((shot) => {
    const { truth, found } = shot;
    const what = `${truth.outcome} shot${at(truth.rimSeconds)}${details(truth.how)}`;
    if (!found) return [`${what}: not found`];
    if (isCalledRight(shot)) return [];
    const mark = found.needsReview ? ', marked for review' : '';
    return [`${what}: called ${found.outcome}, ${percent(found.confidence)} sure${mark}`];
  });
  const extra = shots.filter((shot) => !matched.includes(shot));
  return [
    ...sentences,
    ...extra.map(({ rimSeconds, outcome, needsReview }) => {
      const near = clip.falseAttempts?.find(
        ({ seconds }) => Math.abs(seconds - rimSeconds) <= MATCH_SECONDS,
      );
      const mark = needsReview ? ', marked for review' : '';
      return `no shot${at(rimSeconds)}${details(near?.how)}, but counted as ${outcome}${mark}`;
    }),
    ...(clip.rim && rim && !isSameRing(clip.rim, rim) ? ['hoop found in a wrong place'] : []),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const at = (seconds: number | null): string =>
  seconds === null ? '' : ` at ${seconds.toFixed(1)} s`;
const details = (how: string | null | undefined): string =>
  how === null || how === undefined ? '' : ` (${how.replaceAll('_', ' ')})`;
