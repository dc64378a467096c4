import type { DetectedShot } from '@hooplog/vision';
import type { ClipAnalysis } from '../run/analyse-clip.ts';
import { matchShots } from '../score/match-shots.ts';

type Answer = Pick<ClipAnalysis, 'shots' | 'failure'>;

const saidOf = ({ needsReview, outcome }: DetectedShot): string =>
  `${outcome}${needsReview ? ', for review' : ''}`;

const at = (seconds: number): string => `at ${seconds.toFixed(1)} s`;

/**
 * Differences that a player would notice between two results for a film: shots that come or go, other calls,
 * other review marks. Empty for the same result.
 *
 * @param skippedSeconds cut off at the start of the second film; shots in that part are left out
 */
export function changesBetween(
  before: Answer,
  after: Answer,
  skippedSeconds: number,
): readonly string[] {
  if (before.failure !== after.failure) {
    return [`${before.failure ?? 'counted'} → ${after.failure ?? 'counted'}`];
  }
  const expected = before.shots
    .map((shot) => ({ shot, ...shot, rimSeconds: shot.rimSeconds - skippedSeconds, court: null }))
    .filter(({ rimSeconds }) => rimSeconds >= 0);
  const matches = matchShots(expected, after.shots);
  const gone = expected
    .filter((truth) => !matches.some((match) => match.truth === truth))
    .map(({ rimSeconds }) => `gone ${at(rimSeconds)}`);
  const come = after.shots
    .filter((shot) => !matches.some(({ found }) => found === shot))
    .map((shot) => `new ${at(shot.rimSeconds)}: ${saidOf(shot)}`);
  const otherwise = expected.flatMap((truth) => {
    const found = matches.find((match) => match.truth === truth)?.found;
    if (found === undefined || saidOf(truth.shot) === saidOf(found)) return [];
    return [`${at(found.rimSeconds)} ${saidOf(truth.shot)} → ${saidOf(found)}`];
  });
  return [...gone, ...come, ...otherwise];
}
