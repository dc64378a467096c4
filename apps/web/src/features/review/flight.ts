import type { ShotEvidence } from '@hooplog/contract';

type Path = ShotEvidence['path'];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Seconds for which the ball stays drawn after its last sighting. */
const LINGER_SECONDS = 0.25;

/**
 * Ball position at a moment of the video, linearly interpolated between two sightings; null when the ball was not seen.
 */
export function ballAt(path: Path, seconds: number): Place | null {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined) return null;
  if (seconds < first.seconds || seconds > last.seconds + LINGER_SECONDS) return null;
  const next = path.findIndex((sighting) => sighting.seconds > seconds);
  const to = path[next];
  const from = path[next - 1];
  if (to === undefined || from === undefined) return last;
  const part = (seconds - from.seconds) / (to.seconds - from.seconds);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

/** The ball's path up to a moment; the whole path from the last sighting on. */
export function pathUntil(path: Path, seconds: number): readonly Place[] {
  const seen = path.filter((sighting) => sighting.seconds <= seconds);
  const ball = ballAt(path, seconds);
  return ball === null ? seen : [...seen, ball];
}

/** Value of the `points` attribute of an SVG polyline. */
export function toPoints(places: readonly Place[]): string {
  return places.map(({ x, y }) => `${x},${y}`).join(' ');
}
