import type { CourtLine, CourtLineName, CourtPoint } from '@hooplog/domain';
import type { Camera } from '../camera/camera.ts';
import { vec3 } from '../geometry/vec3.ts';

/** Labels of a court's lines: only lines that identify a position on the court. */
export type LineKind = 'lane' | 'circle' | 'three' | 'edge';

/**
 * A segment of a painted line in front of the camera, hidden or not; shares (0 to 1) of the picture, and a
 * little beyond.
 */
export interface LabelledLine {
  readonly kind: LineKind;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const KINDS: Partial<Record<CourtLineName, LineKind>> = {
  lane: 'lane',
  free_throw_circle: 'circle',
  three_line: 'three',
  boundary: 'edge',
};

const STEP_FEET = 0.5;
const NEAREST_DEPTH = 0.4;
/** Share of the picture, on every side. */
const BEYOND = 0.5;

function dense({ points, closed }: CourtLine): CourtPoint[] {
  const ends = closed ? [...points, ...points.slice(0, 1)] : points;
  return ends.flatMap((to, at) => {
    const from = ends[at - 1];
    if (!from) return [to];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_FEET);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }));
  });
}

/** The lines of a court in a picture. */
export function labelLines(lines: readonly CourtLine[], camera: Camera): LabelledLine[] {
  return lines.flatMap((line) => {
    const kind = KINDS[line.name];
    if (!kind) return [];
    const stretches: [number, number][][] = [[]];
    for (const { x, y } of dense(line)) {
      const spot = camera.project(vec3(x, y, 0));
      const [across, down] = [spot.x / camera.width, spot.y / camera.height];
      const isNear = Math.max(Math.abs(across - 0.5), Math.abs(down - 0.5)) < 0.5 + BEYOND;
      if (spot.depth > NEAREST_DEPTH && isNear) stretches.at(-1)?.push([across, down]);
      else if (stretches.at(-1)?.length) stretches.push([]);
    }
    return stretches.filter(({ length }) => length > 1).map((points) => ({ kind, points }));
  });
}
