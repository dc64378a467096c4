import type { CourtKind } from '@hooplog/domain';
import { LINE_KINDS, type LineKind, type SeenLines } from '../eyes.ts';
import type { Camera } from '../locate/camera.ts';
import { courtTemplate } from '../court-finder/template.ts';

/** Cells along a picture's longer side, as the network has them. */
const CELLS = 160;
/** Cells from a line's middle at which its odds have fallen to six tenths. */
const BELL = 0.75;

/** The answer of eyes that see every line of a court, except the kinds that are left out. */
export function linesSeenBy(
  camera: Camera,
  kind: CourtKind,
  size: { readonly width: number; readonly height: number },
  without: readonly LineKind[] = [],
): SeenLines {
  const cell = Math.max(size.width, size.height) / CELLS;
  const columns = Math.ceil(size.width / cell);
  const rows = Math.ceil(size.height / cell);
  const odds = Object.fromEntries(
    LINE_KINDS.map((line) => [line, new Float32Array(columns * rows)]),
  ) as Record<LineKind, Float32Array>;
  for (const { kind: line, group, x, y, halfX, halfY } of courtTemplate(kind).pieces) {
    if (without.includes(line) || group === 'inner_circle') continue;
    for (let part = -1; part <= 1; part += 0.1) {
      const at = { x: x + halfX * part, y: y + halfY * part, z: 0 };
      const seen = camera.project(at);
      if (seen) paint(odds[line], seen.x / cell, seen.y / cell, { columns, rows });
    }
  }
  return { cell, columns, rows, odds };
}

function paint(
  map: Float32Array,
  x: number,
  y: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): void {
  for (let row = Math.floor(y) - 2; row <= y + 2; row++) {
    for (let column = Math.floor(x) - 2; column <= x + 2; column++) {
      if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const at = row * columns + column;
      map[at] = Math.max(map[at]!, Math.exp(-0.5 * (away / BELL) ** 2));
    }
  }
}
