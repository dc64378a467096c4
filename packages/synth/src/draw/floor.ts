import { COURT, courtLines } from '@hooplog/domain';
import type { Colour } from '../scene/people.ts';

const CELL_FEET = 0.06;
const LINE_HALF_WIDTH = 0.09;
const MARGIN = 14;
const WIDTH = COURT.WIDTH + 2 * MARGIN;
const DEPTH = COURT.LENGTH + 2 * MARGIN;
const COLUMNS = Math.ceil(WIDTH / CELL_FEET);
const ROWS = Math.ceil(DEPTH / CELL_FEET);

const LINE: Colour = [240, 238, 232];
const LANE: Colour = [176, 104, 66];
const OUT_OF_BOUNDS: Colour = [122, 84, 60];

/** The painted floor as a map from feet to colour, made once a workout. */
export interface Floor {
  colourAt(x: number, y: number): Colour;
}

/** A repeatable value from 0 to 1 for a plank. */
function plankTone(column: number, row: number): number {
  const mixed = Math.imul(column * 374761 + row * 668265, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

function wood(x: number, y: number): Colour {
  const column = Math.floor(x / 0.75);
  const row = Math.floor((y + plankTone(column, 7) * 6) / 6);
  const tone = (plankTone(column, row) - 0.5) * 16;
  return [206 + tone, 164 + tone, 116 + tone];
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

export function makeFloor(): Floor {
  const painted = markLines();
  return {
    colourAt(x, y) {
      const column = cell(x + WIDTH / 2);
      const row = cell(y - COURT.BASELINE_Y + MARGIN);
      const inMap = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
      if (inMap && painted[row * COLUMNS + column] === 1) return LINE;
      if (Math.abs(x) > COURT.SIDELINE_X || y < COURT.BASELINE_Y) return OUT_OF_BOUNDS;
      const inLane = Math.abs(x) < COURT.LANE_HALF_WIDTH && y < COURT.FREE_THROW_Y;
      return inLane ? LANE : wood(x, y);
    },
  };
}
