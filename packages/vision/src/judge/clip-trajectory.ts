import { BALL_WIDTH, FASTEST_RADII, NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { RimSighting } from './rim-sightings.ts';

/** Whether a ball was followed from one sighting to another far below the net. */
function leaves(from: RimSighting, to: RimSighting, pace: number): boolean {
  const reach = FASTEST_RADII * (to.seconds - from.seconds) * pace;
  const areClear = Math.min(from.score, to.score) >= limits.clearScore;
  const falls = from.v > limits.netTop && to.v > NET_LENGTH + BALL_WIDTH / 2;
  return areClear && falls && Math.hypot(to.u - from.u, to.v - from.v) <= reach;
}

/**
 * The ball's sightings until it was clearly under the net, if it is back at the net's height later: then hands
 * caught it, and their motion is no evidence. `arrival`: video seconds; `verticalForeshortening`: see
 * `verticalForeshorteningOf`.
 */
export function clipAtCatch(
  sightings: readonly RimSighting[],
  arrival: number,
  verticalForeshortening: number,
): readonly RimSighting[] {
  const isClear = ({ seconds, u, score }: RimSighting): boolean =>
    seconds > arrival && Math.abs(u) < attemptThresholds.atRing && score >= limits.clearScore;
  const isUnder = ({ v }: RimSighting): boolean => v / verticalForeshortening > NET_LENGTH;
  const caught = sightings.findIndex((sighting) => isClear(sighting) && isUnder(sighting));
  const isBack = sightings.some(
    (sighting, at) => at > caught && isClear(sighting) && sighting.v > 0 && !isUnder(sighting),
  );
  return caught !== -1 && isBack ? sightings.slice(0, caught) : sightings;
}

/**
 * The ball's sightings until it fell out of the picture of ring and net after its arrival (video
 * seconds): what moves there later is a hand, a head, or the ball of the next shot.
 */
export function clipAtExit(
  sightings: readonly RimSighting[],
  arrival: number,
  pace: number,
): readonly RimSighting[] {
  const gone = sightings.findIndex((sighting, at) => {
    const before = sightings[at - 1];
    return sighting.seconds > arrival && before !== undefined && leaves(before, sighting, pace);
  });
  return gone === -1 ? sightings : sightings.slice(0, gone + 1);
}
