import { GRAVITY_RADII as gravity, NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { RimSighting } from './rim-sightings.ts';
import type { HeightScale } from './fall.ts';

/** Whether a net may hold a ball at that height, however far aside a flat shot swings it. */
const isInReach = (height: number): boolean => height >= limits.netTop && height <= NET_LENGTH;

/** Whether a ball moves between two sightings slower than anything falling from the ring. */
function isSlow(
  from: RimSighting,
  to: RimSighting,
  { pace, verticalForeshortening }: HeightScale,
): boolean {
  const speed = (to.v - from.v) / verticalForeshortening / ((to.seconds - from.seconds) * pace);
  return speed < limits.heldShare * Math.sqrt((gravity * (from.v + to.v)) / verticalForeshortening);
}

/**
 * Longest time (real seconds) that a ball which was in the ring hung below it, also beside it, slower than
 * anything falls from there: only the net can hold it. A flat shot swings the net aside and takes it along.
 */
export function heldSeconds(sightings: readonly RimSighting[], scale: HeightScale): number {
  const { pace, verticalForeshortening } = scale;
  let best = 0;
  let run = 0;
  let until = -Infinity;
  let wasInRing = false;
  for (const [at, from] of sightings.entries()) {
    const height = from.v / verticalForeshortening;
    // Above the ring's height and beside it, a ball may still fall past the net.
    if (height < 0) wasInRing = Math.abs(from.u) < attemptThresholds.atRing;
    const elapsed = (to: RimSighting): number => (to.seconds - from.seconds) * pace;
    const to = sightings.slice(at + 1).find((sighting) => elapsed(sighting) >= limits.speedSeconds);
    if (!to) break;
    const stays = isInReach(height) && isInReach(to.v / verticalForeshortening);
    if (!stays || !wasInRing || !isSlow(from, to, scale)) {
      run = 0;
      continue;
    }
    run += (to.seconds - Math.max(until, from.seconds)) * pace;
    until = to.seconds;
    best = Math.max(best, run);
  }
  return best;
}
