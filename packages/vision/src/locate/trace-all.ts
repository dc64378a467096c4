import { flightThresholds as limits } from '../thresholds/flight.ts';
import type { SeenView } from './fit-camera.ts';
import type { BallSighting, Pace } from './fit-flight.ts';
import type { TracedShot } from './trace-shot.ts';
import { traceShot } from './trace-shot.ts';

type Traced = readonly (TracedShot | null)[];

function medianPace(traced: Traced): number | null {
  const paces = traced.filter((shot) => shot !== null).map(({ flight }) => flight.pace);
  return paces.sort((a, b) => a - b)[paces.length >> 1] ?? null;
}

/**
 * Traces all shots of a clip. Its pace is one for the whole clip: first taken as `usual`, then, for
 * a sped-up or slowed-down clip, measured on all its shots together.
 */
export function traceAll(
  view: SeenView,
  flights: readonly (readonly BallSighting[])[],
  rimSeconds: readonly number[],
  usual: number,
): Traced {
  const trace = (pace: Pace): Traced =>
    rimSeconds.map((seconds) => traceShot(view, flights, seconds, pace));
  if (usual === 1) return trace({ pace: 1, paceSigma: limits.usualPaceSigma });
  const free = trace({ pace: usual, paceSigma: limits.otherPaceSigma });
  const pace = medianPace(free);
  return pace === null ? free : trace({ pace, paceSigma: limits.knownPaceSigma });
}
