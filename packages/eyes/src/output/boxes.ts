import type { PicturePoint } from '@hooplog/vision';
import { backX, backY, type Placed } from '../input/letterbox.ts';
import type { Maps } from '../runtimes/network.ts';

/** The kinds that the network knows, in the order of its maps. */
export const KINDS = ['hoop', 'ball', 'person'] as const;
export type Kind = (typeof KINDS)[number];

/** An upright box, picture px. */
export interface Box {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
  /** Where a person's feet touch the floor; null if they are not seen, and for other kinds. */
  readonly feet: PicturePoint | null;
  /** 0..1 */
  readonly odds: number;
}

/** Network px per cell of the maps. */
export const STRIDE = 4;
/** Maps after the three of odds: logarithms of width and height by kind, then what all kinds share. */
const SIZES = 3;
const SHIFT_X = 9;
const SHIFT_Y = 10;
/** For people: their feet as fractions of the box, and whether they are seen. */
const FEET_X = 11;
const FEET_Y = 12;
const FEET_SEEN = 13;
/** Number of maps that are read. */
export const CHANNELS = FEET_SEEN + 1;

const oddsOf = (logit: number) => 1 / (1 + Math.exp(-logit));
const logitOf = (odds: number) => Math.log(odds / (1 - odds));

/**
 * A box for every cell whose odds of the kind are the highest among its neighbours' (non-maximum suppression).
 * @param lowest minimum odds, more than 0, less than 1
 * @param placed where the network's input lies in the picture; detections in its padding are left out
 */
export function readBoxes(maps: Maps, kind: Kind, lowest: number, placed: Placed): Box[] {
  const boxes: Box[] = [];
  for (const at of peaksOf(maps, KINDS.indexOf(kind), logitOf(lowest))) {
    const box = readBox(maps, kind, at);
    if (box.cx < placed.width && box.cy < placed.height) boxes.push(inPicture(box, placed));
  }
  return boxes;
}

/** Cells, row by row, of one map that are above `lowest` and local maxima among their eight neighbours. */
function peaksOf({ data, width, height }: Maps, map: number, lowest: number): number[] {
  const logits = data.subarray(map * width * height, (map + 1) * width * height);
  const peaks: number[] = [];
  logits.forEach((logit, at) => {
    if (logit >= lowest && isPeak(logits, width, height, at)) peaks.push(at);
  });
  return peaks;
}

/** Of equal neighbours the first is the peak. */
function isPeak(logits: Float32Array, width: number, height: number, at: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  const own = logits[at] ?? -Infinity;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      const to = ny * width + nx;
      const other = logits[to] ?? -Infinity;
      if (other > own || (other === own && to < at)) return false;
    }
  }
  return true;
}

/** The box of one cell, network px. */
function readBox({ data, width, height }: Maps, kind: Kind, at: number): Box {
  const value = (map: number) => data[map * width * height + at] ?? 0;
  const index = KINDS.indexOf(kind);
  const box = {
    cx: STRIDE * ((at % width) + 0.5 + value(SHIFT_X)),
    cy: STRIDE * (Math.floor(at / width) + 0.5 + value(SHIFT_Y)),
    width: STRIDE * Math.exp(value(SIZES + 2 * index)),
    height: STRIDE * Math.exp(value(SIZES + 2 * index + 1)),
    odds: oddsOf(value(index)),
  };
  const hasFeet = kind === 'person' && value(FEET_SEEN) > 0;
  if (!hasFeet) return { ...box, feet: null };
  const x = box.cx + value(FEET_X) * box.width;
  const y = box.cy + value(FEET_Y) * box.height;
  return { ...box, feet: { x, y } };
}

function inPicture(box: Box, placed: Placed): Box {
  return {
    cx: backX(placed, box.cx),
    cy: backY(placed, box.cy),
    width: box.width / placed.scale,
    height: box.height / placed.scale,
    feet: box.feet && { x: backX(placed, box.feet.x), y: backY(placed, box.feet.y) },
    odds: box.odds,
  };
}
