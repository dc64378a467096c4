import type { Equipment } from '@hooplog/domain';
import type { RimEllipse } from '../analysis.ts';
import { median } from '../math/median.ts';
import { ballFeet, BALL_LOOKS_LARGER, BOARD_REACH, RIM_RADIUS } from '../physics.ts';
import { cameraThresholds as limits } from '../thresholds/locate.ts';
import type { BallSighting } from './fit-flight.ts';

/** A flight's last sightings right before the ring: their distance is the ring's. */
function sightingsAtRing(
  sightings: readonly BallSighting[],
  { cx, cy, rx }: RimEllipse,
): readonly BallSighting[] {
  const away = ({ x, y }: BallSighting): number => Math.hypot(x - cx, y - cy) / rx;
  const last = sightings.at(-1);
  if (!last || away(last) > BOARD_REACH) return [];
  return sightings
    .filter((sighting) => sighting.y < cy && away(sighting) < BOARD_REACH)
    .slice(-limits.atRing);
}

/**
 * Ratio of the ball's apparent size to its true size in a clip: blur and contrast change it, and a ball may not
 * have the size that was entered. At the ring its distance is known.
 */
export function ballLooksOf(
  flights: readonly (readonly BallSighting[])[],
  ring: RimEllipse,
  equipment: Equipment,
): number {
  const expected = (ring.rx * ballFeet(equipment)) / RIM_RADIUS;
  const ratios = flights
    .flatMap((sightings) => sightingsAtRing(sightings, ring))
    .map(({ diameter }) => diameter / expected);
  const usual = median(ratios);
  if (usual === null) return BALL_LOOKS_LARGER;
  const share = ratios.length / (ratios.length + limits.atRing);
  return BALL_LOOKS_LARGER * (usual / BALL_LOOKS_LARGER) ** share;
}
