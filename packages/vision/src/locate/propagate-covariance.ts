import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { FittedFlight } from './fit-flight.ts';

const STEP = 1e-4;

/**
 * Covariance of values derived from a fitted flight, by propagating the fit's own. Null when the
 * sightings do not determine the flight.
 */
export function propagateCovariance(
  flight: FittedFlight,
  values: (of: Pick<FittedFlight, 'start' | 'pace'>) => readonly number[],
): number[][] | null {
  const { parameters, covariance, cost, parts } = flight.fit;
  if (!covariance) return null;
  // Sightings are often better than assumed. The fit shows that, the more reliably the more sightings there
  // are. If their noise scale had to be raised, the errors within a flight are correlated and count twice.
  const spare = Math.max(0, parts - parameters.length);
  const scale =
    flight.noiseScale ** 2 * ((limits.usualWeight + cost) / (limits.usualWeight + spare));
  const here = values(flight.from(parameters));
  const columns = parameters.map((value, at) => {
    const moved = parameters.map((other, p) => (p === at ? value + STEP : other));
    return values(flight.from(moved)).map((there, row) => (there - here[row]!) / STEP);
  });
  return here.map((_, a) =>
    here.map((_unused, b) => {
      let sum = 0;
      columns.forEach((first, p) => {
        columns.forEach((second, q) => {
          sum += first[a]! * covariance[p]![q]! * second[b]!;
        });
      });
      return scale * sum;
    }),
  );
}
