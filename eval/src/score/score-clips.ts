import type { DetectedShot, RimEllipse } from '@hooplog/vision';
import type { ManifestClip } from '../manifest.ts';
import type { ClipAnalysis } from '../run/analyse-clip.ts';
import { matchShots } from './match-shots.ts';
import type { Match } from './match-shots.ts';
import { rate } from './rate.ts';
import type { Rate } from './rate.ts';

/** The program's result for a clip. */
export interface ClipResult extends ClipAnalysis {
  readonly clip: ManifestClip;
  /** Its shots with court marks given too; null without marks. */
  readonly withCourt: readonly DetectedShot[] | null;
}

export interface Score {
  readonly clips: number;
  readonly failures: number;
  /** Clips whose player would be asked which ring is the hoop; the first candidate is scored anyway. */
  readonly asked: number;
  /** False shots that are not marked for review. */
  readonly falseAttempts: number;
  /** True shots that were found. */
  readonly recall: Rate;
  /** Found shots that are true. */
  readonly precision: Rate;
  /** Correctly called made or missed, of the matched. */
  readonly outcomes: Rate;
  /** With court marks given: zone right, of the matched that were located and have a known zone. */
  readonly zones: Rate;
  /** The same with nothing given. */
  readonly estimatedZones: Rate;
  /** Feet between true and found spot, with court marks given; in order. */
  readonly spotErrors: readonly number[];
  /** The same with nothing given. */
  readonly estimatedSpotErrors: readonly number[];
  /** Clips in which every shot was found and called right, without a false shot. */
  readonly exactClips: Rate;
  /** Found shots that are marked for review. */
  readonly review: Rate;
  /** True and called right, of the found shots not marked for review. */
  readonly unreviewed: Rate;
  /** Rings found within half a ring's width of the true one, of those that are labelled. */
  readonly hoops: Rate;
}

/** Scores results together. Counts are summed over clips, so clips weigh by their number of shots. */
export function scoreClips(results: readonly ClipResult[]): Score {
  const counts = results.map(countClip);
  const sum = (key: keyof ReturnType<typeof countClip>): number =>
    counts.reduce((total, count) => total + count[key], 0);
  const guided = results.map((result) => placesOf(result, result.withCourt ?? []));
  const alone = results.map((result) => placesOf(result, result.shots));
  return {
    clips: results.length,
    failures: sum('failed'),
    asked: sum('asked'),
    falseAttempts: sum('falseAttempts'),
    recall: rate(sum('matched'), sum('true')),
    precision: rate(sum('matched'), sum('found')),
    outcomes: rate(sum('outcomeRight'), sum('matched')),
    ...{ zones: zoneRate(guided), estimatedZones: zoneRate(alone) },
    ...{ spotErrors: spotErrors(guided), estimatedSpotErrors: spotErrors(alone) },
    exactClips: rate(sum('exact'), results.length),
    review: rate(sum('review'), sum('found')),
    unreviewed: rate(sum('unreviewedRight'), sum('found') - sum('review')),
    hoops: rate(sum('hoopRight'), sum('hoopKnown')),
  };
}

function countClip({ clip, shots, rim, failure, warnings }: ClipResult) {
  const matches = matchShots(clip.shots, shots);
  const right = matches.filter(({ truth, found }) => truth.outcome === found.outcome);
  const isComplete = right.length === clip.shots.length && shots.length === clip.shots.length;
  const isMatched = (shot: DetectedShot): boolean => matches.some(({ found }) => found === shot);
  return {
    failed: failure === null ? 0 : 1,
    asked: warnings.includes('hoop_unsure') ? 1 : 0,
    falseAttempts: shots.filter((shot) => !shot.needsReview && !isMatched(shot)).length,
    true: clip.shots.length,
    found: shots.length,
    matched: matches.length,
    outcomeRight: right.length,
    exact: isComplete && failure === null ? 1 : 0,
    review: shots.filter(({ needsReview }) => needsReview).length,
    unreviewedRight: right.filter(({ found }) => !found.needsReview).length,
    hoopKnown: clip.rim ? 1 : 0,
    hoopRight: clip.rim && rim && isSameRing(clip.rim, rim) ? 1 : 0,
  };
}

function placesOf({ clip }: ClipResult, shots: readonly DetectedShot[]) {
  const matches = matchShots(clip.shots, shots);
  const located = matches.filter(({ truth, found }) => truth.zone !== null && found.zone !== null);
  return {
    located: located.length,
    right: located.filter(({ truth, found }) => truth.zone === found.zone).length,
    errors: matches.map(feetApart).filter((feet) => feet !== null),
  };
}

type Places = ReturnType<typeof placesOf>;

function feetApart({ truth, found }: Match): number | null {
  if (!truth.court || !found.court) return null;
  return Math.hypot(truth.court[0] - found.court.x, truth.court[1] - found.court.y);
}

const zoneRate = (places: readonly Places[]): Rate =>
  rate(
    places.reduce((sum, { right }) => sum + right, 0),
    places.reduce((sum, { located }) => sum + located, 0),
  );

const spotErrors = (places: readonly Places[]): number[] =>
  places.flatMap(({ errors }) => errors).sort((a, b) => a - b);

/** Found within half a ring's width of the true one. */
export function isSameRing(truth: RimEllipse, found: RimEllipse): boolean {
  return Math.hypot(truth.cx - found.cx, truth.cy - found.cy) <= truth.rx;
}
