import { BALL_WIDTH, FASTEST_RADII, NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { BallPlace } from './places.ts';

/** Whether a ball was followed from one place to another far below the net. */
function leaves(from: BallPlace, to: BallPlace, pace: number): boolean {
  const reach = FASTEST_RADII * (to.seconds - from.seconds) * pace;
  const areClear = Math.min(from.score, to.score) >= limits.clearScore;
  const falls = from.v > limits.netTop && to.v > NET_LENGTH + BALL_WIDTH / 2;
  return areClear && falls && Math.hypot(to.u - from.u, to.v - from.v) <= reach;
}

/**
 * The ball's places until it was clearly under the net, where it is back at the net's height later: hands caught it, and
 * what they do to ball and net tells nothing. `arrival`: video seconds; `upright`: see `uprightOf`.
 */
export function untilCaught(
  places: readonly BallPlace[],
  arrival: number,
  upright: number,
): readonly BallPlace[] {
  const isClear = ({ seconds, u, score }: BallPlace): boolean =>
    seconds > arrival && Math.abs(u) < attemptThresholds.atRing && score >= limits.clearScore;
  const isUnder = ({ v }: BallPlace): boolean => v / upright > NET_LENGTH;
  const caught = places.findIndex((place) => isClear(place) && isUnder(place));
  const isBack = places.some(
    (place, at) => at > caught && isClear(place) && place.v > 0 && !isUnder(place),
  );
  return caught !== -1 && isBack ? places.slice(0, caught) : places;
}

/**
 * The ball's places until it was seen to fall out of the picture of ring and net after it arrived
 * (video seconds): what moves there later is a hand, a head, or the ball of the next shot.
 */
export function untilGone(
  places: readonly BallPlace[],
  arrival: number,
  pace: number,
): readonly BallPlace[] {
  const gone = places.findIndex((place, at) => {
    const before = places[at - 1];
    return place.seconds > arrival && before !== undefined && leaves(before, place, pace);
  });
  return gone === -1 ? places : places.slice(0, gone + 1);
}
