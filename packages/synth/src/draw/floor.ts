import { COURT, type CourtPoint, courtLines } from '@hooplog/domain';
import type { Colour } from '../scene/people.ts';
import type { FloorPlan, FloorStroke } from './floor-plan.ts';
import type { Palette } from './palettes.ts';

const CELL_FEET = 0.06;
const LINE_HALF_WIDTH = 0.09;
const MARGIN = 14;
const WIDTH = COURT.WIDTH + 2 * MARGIN;
const DEPTH = COURT.LENGTH + 2 * MARGIN;
const COLUMNS = Math.ceil(WIDTH / CELL_FEET);
const ROWS = Math.ceil(DEPTH / CELL_FEET);

/** The painted floor as a map from feet to colour, made once per workout. */
export interface Floor {
  colourAt(x: number, y: number): Colour;
}

function usualStrokes({ line }: Palette): FloorStroke[] {
  return courtLines()
    .filter(({ name }) => name !== 'rim' && name !== 'board')
    .map(({ points, closed }) => ({
      points,
      closed,
      halfWidth: LINE_HALF_WIDTH,
      colour: line,
      worn: 0,
    }));
}

/** For every cell, the numbers (from 1 on) of the strokes that cover it. */
function mark(strokes: readonly FloorStroke[]): Uint8Array {
  const painted = new Uint8Array(COLUMNS * ROWS);
  strokes.forEach((stroke, at) => {
    const points = stroke.closed ? [...stroke.points, ...stroke.points.slice(0, 1)] : stroke.points;
    for (let i = 1; i < points.length; i++) {
      markSegment(painted, at + 1, stroke, [points[i - 1]!, points[i]!]);
    }
  });
  return painted;
}

function markSegment(
  painted: Uint8Array,
  number: number,
  { halfWidth, worn }: FloorStroke,
  [a, b]: readonly [CourtPoint, CourtPoint],
): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const steps = Math.max(1, Math.ceil(length / (CELL_FEET / 2)));
  const reach = Math.round(halfWidth / CELL_FEET);
  for (let i = 0; i <= steps; i++) {
    const x = a.x + ((b.x - a.x) * i) / steps;
    const y = a.y + ((b.y - a.y) * i) / steps;
    if (worn > 0 && isWorn(x, y, worn)) continue;
    const column = cell(x + WIDTH / 2);
    const row = cell(y - COURT.BASELINE_Y + MARGIN);
    for (let r = row - reach; r <= row + reach; r++) {
      for (let c = column - reach; c <= column + reach; c++) {
        if (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS) painted[r * COLUMNS + c] = number;
      }
    }
  }
}

/** Patches of about a shoe's length where feet wore the paint off. */
function isWorn(x: number, y: number, share: number): boolean {
  const mixed = Math.imul(Math.floor(x) * 374761 + Math.floor(y * 1.3) * 668265, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296 < share;
}

const cell = (feet: number) => Math.floor(feet / CELL_FEET);

export function makeFloor(palette: Palette): Floor {
  const { plan } = palette;
  const strokes = plan?.strokes ?? usualStrokes(palette);
  const painted = mark(strokes);
  const groundAt = plan ? plannedGround(palette, plan) : usualGround(palette);
  return {
    colourAt(x, y) {
      const column = cell(x + WIDTH / 2);
      const row = cell(y - COURT.BASELINE_Y + MARGIN);
      const inMap = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
      const stroke = inMap ? strokes[painted[row * COLUMNS + column]! - 1] : undefined;
      return stroke?.colour ?? groundAt(x, y);
    },
  };
}

const usualGround =
  (palette: Palette): Floor['colourAt'] =>
  (x, y) => {
    if (Math.abs(x) > COURT.SIDELINE_X || y < COURT.BASELINE_Y) return palette.outOfBounds;
    const inLane = Math.abs(x) < COURT.LANE_HALF_WIDTH && y < COURT.FREE_THROW_Y;
    return inLane ? palette.lane : palette.floor(x, y);
  };

const plannedGround =
  (palette: Palette, { areas }: FloorPlan): Floor['colourAt'] =>
  (x, y) =>
    areas.findLast(({ holds }) => holds(x, y))?.colour ?? palette.floor(x, y);
