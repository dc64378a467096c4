import type { LineKind, SeenLines } from '../eyes.ts';
import { LINE_KINDS } from '../eyes.ts';

/** Odds of lines between the cells of a grid, sharp or softened so that a search finds them from further off. */
export class LineField {
  private readonly lines: SeenLines;

  constructor(lines: SeenLines) {
    this.lines = lines;
  }

  /** px of the picture per cell. */
  get cell(): number {
    return this.lines.cell;
  }

  /** Number of cells of the grid. */
  get cells(): number {
    return this.lines.columns * this.lines.rows;
  }

  /** The cell that holds a point of the picture, px. */
  cellOf(x: number, y: number): number {
    const { cell, columns } = this.lines;
    return Math.floor(y / cell) * columns + Math.floor(x / cell);
  }

  /**
   * Odds (0..1) of a line of a kind at a point, px of the picture; 0 outside. Called millions of
   * times: allocates nothing.
   */
  at(kind: LineKind, x: number, y: number): number {
    const { cell, columns, rows, odds } = this.lines;
    const map = odds[kind];
    const u = x / cell - 0.5;
    const v = y / cell - 0.5;
    const left = Math.floor(u);
    const top = Math.floor(v);
    if (left < 0 || top < 0 || left >= columns - 1 || top >= rows - 1) return 0;
    const right = u - left;
    const down = v - top;
    const from = top * columns + left;
    const upper = map[from]! * (1 - right) + map[from + 1]! * right;
    const lower = map[from + columns]! * (1 - right) + map[from + columns + 1]! * right;
    return upper * (1 - down) + lower * down;
  }

  /** A copy in which lines of another kind count in part: the kind of a line is less certain than the line. */
  sharing(part: number): LineField {
    const { odds } = this.lines;
    const any = odds.lane.map((_, at) => Math.max(...LINE_KINDS.map((kind) => odds[kind][at]!)));
    return this.with((map) => map.map((own, at) => Math.max(own, part * any[at]!)));
  }

  /** A copy with lines wider by about `cells` on both sides, as likely as before in their middle. */
  softened(cells: number): LineField {
    const { columns, rows } = this.lines;
    return this.with((map) => {
      const across = tents(map, rows, columns, { along: 1, next: columns }, cells);
      return tents(across, columns, rows, { along: columns, next: 1 }, cells);
    });
  }

  private with(change: (map: Float32Array) => Float32Array): LineField {
    const { odds } = this.lines;
    const changed = Object.fromEntries(LINE_KINDS.map((kind) => [kind, change(odds[kind])]));
    return new LineField({ ...this.lines, odds: changed as Record<LineKind, Float32Array> });
  }
}

/** Running maximum along every line of cells, decaying with each cell of distance: forward and back. */
function tents(
  map: Float32Array,
  count: number,
  length: number,
  { along, next }: { readonly along: number; readonly next: number },
  reach: number,
): Float32Array {
  const soft = Float32Array.from(map);
  const keep = 1 - 1 / (reach + 1);
  for (let line = 0; line < count; line++) {
    const start = line * next;
    for (let at = 1; at < length; at++) {
      const to = start + at * along;
      soft[to] = Math.max(soft[to]!, soft[to - along]! * keep);
    }
    for (let at = length - 2; at >= 0; at--) {
      const to = start + at * along;
      soft[to] = Math.max(soft[to]!, soft[to + along]! * keep);
    }
  }
  return soft;
}
