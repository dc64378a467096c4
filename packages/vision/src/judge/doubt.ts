import type { ShotOutcome } from '../analysis.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import type { Attempt } from './attempts.ts';
import type { BallWay } from './ball-way.ts';
import type { WatchedSpan } from './cut-off.ts';
import { maybeElsewhere, nearnessOf } from './depth.ts';
import type { Features } from './features.ts';

/**
 * Why the player is asked about an attempt however sure its call is, in a sentence: it may be none, or what was measured
 * fits both calls. Null where nothing speaks for that.
 */
export function doubtOf(
  attempt: Attempt,
  { rim, pace, bounces }: BallWay,
  { pass, fallSpeed }: Features,
  outcome: ShotOutcome,
  { first }: WatchedSpan,
): string | null {
  const { landing, from, to } = attempt;
  const nearness = landing ? nearnessOf(landing.flight, landing.at, rim, pace) : 1;
  if (maybeElsewhere(nearness)) {
    return `The ball looked too ${nearness > 1 ? 'large' : 'small'} to be at the ring.`;
  }
  if (landing?.short === true && pass === 0) return 'The ball stayed below the ring.';
  const bounced = bounces.some((seconds) => seconds >= from && seconds <= to);
  const couldSeeThrow = (from - first) * pace > limits.visitSeconds;
  if (!landing && !bounced && couldSeeThrow) return 'The ball was not seen to fly there.';
  // Before or behind a ring a ball falls like that, and so it does through a ring without a net.
  const fellFreely = pass === 1 && (outcome === 'missed' || fallSpeed >= 1);
  return fellFreely ? 'It fell past the ring, or through it without a net.' : null;
}
