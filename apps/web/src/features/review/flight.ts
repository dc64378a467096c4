import type { ShotEvidence } from '@hooplog/contract';

type Path = ShotEvidence['path'];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** After its last sighting the ball is still drawn there for so long, in seconds. */
const STAYS_SECONDS = 0.25;

/** Where the ball was seen at a moment of the video, between two sightings on the straight line; null when it was not. */
export function ballAt(path: Path, seconds: number): Place | null {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined) return null;
  if (seconds < first.seconds || seconds > last.seconds + STAYS_SECONDS) return null;
  const next = path.findIndex((sighting) => sighting.seconds > seconds);
  const to = path[next];
  const from = path[next - 1];
  if (to === undefined || from === undefined) return last;
  const part = (seconds - from.seconds) / (to.seconds - from.seconds);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

/** The ball's way up to a moment; all of it from the last sighting on. */
export function wayUntil(path: Path, seconds: number): readonly Place[] {
  const seen = path.filter((sighting) => sighting.seconds <= seconds);
  const ball = ballAt(path, seconds);
  return ball === null ? seen : [...seen, ball];
}

/** `points` of an SVG polyline. */
export function toPoints(places: readonly Place[]): string {
  return places.map(({ x, y }) => `${x},${y}`).join(' ');
}
