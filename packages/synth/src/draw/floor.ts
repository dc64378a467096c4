import { COURT, courtLines } from '@hooplog/domain';
import type { Colour } from '../scene/people.ts';
import type { Palette } from './palettes.ts';

const CELL_FEET = 0.06;
const LINE_HALF_WIDTH = 0.09;
const MARGIN = 14;
const WIDTH = COURT.WIDTH + 2 * MARGIN;
const DEPTH = COURT.LENGTH + 2 * MARGIN;
const COLUMNS = Math.ceil(WIDTH / CELL_FEET);
const ROWS = Math.ceil(DEPTH / CELL_FEET);

/** The painted floor as a map from feet to colour, made once a workout. */
export interface Floor {
  colourAt(x: number, y: number): Colour;
}

function markLines(): Uint8Array {
  const painted = new Uint8Array(COLUMNS * ROWS);
  for (const line of courtLines()) {
    if (line.name === 'rim' || line.name === 'board') continue;
    const points = line.closed ? [...line.points, ...line.points.slice(0, 1)] : line.points;
    for (let i = 1; i < points.length; i++) markSegment(painted, points[i - 1]!, points[i]!);
  }
  return painted;
}

function markSegment(
  painted: Uint8Array,
  a: { x: number; y: number },
  b: { x: number; y: number },
): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const steps = Math.max(1, Math.ceil(length / (CELL_FEET / 2)));
  const reach = Math.round(LINE_HALF_WIDTH / CELL_FEET);
  for (let i = 0; i <= steps; i++) {
    const column = cell(a.x + ((b.x - a.x) * i) / steps + WIDTH / 2);
    const row = cell(a.y + ((b.y - a.y) * i) / steps - COURT.BASELINE_Y + MARGIN);
    for (let r = row - reach; r <= row + reach; r++) {
      for (let c = column - reach; c <= column + reach; c++) {
        if (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS) painted[r * COLUMNS + c] = 1;
      }
    }
  }
}

const cell = (feet: number) => Math.floor(feet / CELL_FEET);

export function makeFloor(palette: Palette): Floor {
  const painted = markLines();
  return {
    colourAt(x, y) {
      const column = cell(x + WIDTH / 2);
      const row = cell(y - COURT.BASELINE_Y + MARGIN);
      const inMap = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
      if (inMap && painted[row * COLUMNS + column] === 1) return palette.line;
      if (Math.abs(x) > COURT.SIDELINE_X || y < COURT.BASELINE_Y) return palette.outOfBounds;
      const inLane = Math.abs(x) < COURT.LANE_HALF_WIDTH && y < COURT.FREE_THROW_Y;
      return inLane ? palette.lane : palette.floor(x, y);
    },
  };
}
