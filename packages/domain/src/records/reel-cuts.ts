import { LIMITS } from '../limits.ts';

/** A stretch of a video, seconds. */
export interface ReelCut {
  readonly start: number;
  readonly end: number;
}

/** A shot with its moments, video seconds; null if they are unknown. */
interface ReelShot {
  readonly outcome: 'made' | 'missed';
  readonly releaseSeconds: number | null;
  readonly rimSeconds: number | null;
}

/** Shown before the ball leaves the hands: the catch and the gather. */
const BEFORE_RELEASE_SECONDS = 1.5;
/** Shown after the ball reached the ring: the net. */
const AFTER_RIM_SECONDS = 1;
/** Usual flight time, if the release was not seen. */
const FLIGHT_SECONDS = 1;

/**
 * The stretches of a video that its reel shows: one around each make, in order; overlapping ones are merged.
 * Beyond `REEL_MAX_SECONDS` only every nth make is taken, so that the reel covers the whole workout. Empty
 * without makes at a known moment.
 *
 * @param durationSeconds of the video
 */
export function reelCuts(shots: readonly ReelShot[], durationSeconds: number): ReelCut[] {
  const around = shots
    .flatMap((shot) => cutAround(shot, durationSeconds))
    .toSorted((a, b) => a.start - b.start);
  for (let max = around.length; max > 0; max -= 1) {
    const cuts = merged(evenly(around, max));
    if (reelSeconds(cuts) <= LIMITS.REEL_MAX_SECONDS) return cuts;
  }
  return [];
}

/** Length of a reel with these cuts. */
export function reelSeconds(cuts: readonly ReelCut[]): number {
  return cuts.reduce((sum, { start, end }) => sum + end - start, 0);
}

const inHundredths = (seconds: number) => Math.round(seconds * 100) / 100;

function cutAround(shot: ReelShot, durationSeconds: number): ReelCut[] {
  const { outcome, rimSeconds } = shot;
  if (outcome !== 'made' || rimSeconds === null || rimSeconds >= durationSeconds) return [];
  const release = shot.releaseSeconds ?? rimSeconds - FLIGHT_SECONDS;
  const start = inHundredths(Math.max(0, release - BEFORE_RELEASE_SECONDS));
  const end = inHundredths(Math.min(durationSeconds, rimSeconds + AFTER_RIM_SECONDS));
  return [{ start, end }];
}

function evenly(cuts: readonly ReelCut[], max: number): ReelCut[] {
  return cuts.filter(
    (_, index) =>
      Math.floor((index * max) / cuts.length) !== Math.floor(((index - 1) * max) / cuts.length),
  );
}

function merged(cuts: readonly ReelCut[]): ReelCut[] {
  const apart: ReelCut[] = [];
  for (const cut of cuts) {
    const last = apart.at(-1);
    if (last === undefined || cut.start > last.end) apart.push(cut);
    else apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, cut.end) };
  }
  return apart;
}
