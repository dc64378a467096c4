import { median } from '../math/median.ts';
import { flightThresholds as limits } from '../thresholds/flight.ts';
import type { SeenView } from './fit-camera.ts';
import type { BallSighting, ClipLooks } from './fit-flight.ts';
import { momentOf } from './free-flights.ts';
import { ballLooksOf } from './ball-looks.ts';
import type { TracedShot } from './trace-shot.ts';
import { traceShot } from './trace-shot.ts';

type Traced = readonly (TracedShot | null)[];

/** Snaps a measured pace to a simple ratio: phones and editors slow down and speed up by those. */
function exactPace(measured: number): number | null {
  const off = (pace: number): number => Math.abs(Math.log(measured / pace));
  const nearest = limits.simplePaces.reduce((best, pace) => (off(pace) < off(best) ? pace : best));
  return off(nearest) < limits.simplePaceSigma ? nearest : null;
}

/**
 * Traces all shots of a clip. They share one pace: first assumed to be `usual`, then, for a sped-up or
 * slowed-down clip, measured on all its shots together.
 */
export function traceAll(
  view: SeenView,
  flights: readonly (readonly BallSighting[])[],
  rimSeconds: readonly number[],
  usual: number,
): Traced {
  const ballLooks = ballLooksOf(flights, view.ring, view.equipment);
  const trace = (pace: number, paceSigma: number): Traced => {
    const looks: ClipLooks = { pace, paceSigma, ballLooks };
    return rimSeconds.map((_, at) => traceShot(view, flights, momentOf(rimSeconds, at), looks));
  };
  if (usual === 1) return trace(1, limits.usualPaceSigma);
  const free = trace(usual, limits.otherPaceSigma);
  const pace = median(free.flatMap((shot) => (shot ? [shot.flight.pace] : [])));
  if (pace === null) return free;
  const exact = exactPace(pace);
  return exact === null ? trace(pace, limits.simplePaceSigma) : trace(exact, limits.usualPaceSigma);
}
