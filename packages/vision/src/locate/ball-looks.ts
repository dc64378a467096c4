import type { RimEllipse } from '../analysis.ts';
import { cameraThresholds as limits } from '../thresholds/locate.ts';
import type { BallSighting } from './fit-flight.ts';
import { BALL_FEET } from './fit-flight.ts';

const RIM_FEET = 1.5;

/** A flight's last sightings right before the ring: they are as far away as the ring is. */
function sightingsAtRing(
  sightings: readonly BallSighting[],
  { cx, cy, rx }: RimEllipse,
): readonly BallSighting[] {
  const away = ({ x, y }: BallSighting): number => Math.hypot(x - cx, y - cy) / rx;
  const last = sightings.at(-1);
  if (!last || away(last) > limits.endsAtRingRadii) return [];
  return sightings
    .filter((sighting) => sighting.y < cy && away(sighting) < limits.besideRingRadii)
    .slice(-limits.mostAtRing);
}

/**
 * How much larger than it is the ball looks in a clip: blur and contrast make it larger or smaller,
 * and not all balls are of size 7. At the ring it is seen from a distance that is known.
 */
export function ballLooksOf(
  flights: readonly (readonly BallSighting[])[],
  ring: RimEllipse,
): number {
  const expected = (2 * ring.rx * BALL_FEET) / RIM_FEET;
  const ratios = flights
    .flatMap((sightings) => sightingsAtRing(sightings, ring))
    .map(({ diameter }) => diameter / expected)
    .sort((a, b) => a - b);
  const median = ratios[ratios.length >> 1];
  if (median === undefined) return limits.ballLooksLarger;
  const share = ratios.length / (ratios.length + limits.usualLooksWeight);
  const looks = limits.ballLooksLarger * (median / limits.ballLooksLarger) ** share;
  return Math.max(limits.leastLooks, Math.min(limits.mostLooks, looks));
}
