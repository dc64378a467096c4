import { carryBall } from './carry.ts';
import type { Motion } from './motion.ts';
import { fitParabola, residualOf } from '../track/parabola.ts';
import { medianDiameter } from '../track/pieces.ts';
import type { Flight } from '../track/track.ts';

/** A flight as another view shows it. */
export function carryFlight<T extends Flight>(motion: Motion, flight: T): T {
  const points = flight.points.map((point) => carryBall(motion, point));
  const parabola = fitParabola(points) ?? flight.parabola;
  const residual = residualOf(parabola, points);
  return { ...flight, points, parabola, diameter: medianDiameter(points), residual };
}
