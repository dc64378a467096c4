import type { Colour } from '../scene/people.ts';
import type { FloorPlan } from './floor-plan.ts';

/** A sports hall, the same under dark wood and blue walls, or an outdoor court under a bright sky with trees behind. */
export type Setting = 'gym' | 'old_gym' | 'playground';

/** A repeatable value from 0 to 1 for integer coordinates. */
function toneAt(column: number, row: number): number {
  const mixed = Math.imul(column * 374761 + row * 668265, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** The same, with better mixing: no pattern shows over many coordinates. */
function grainAt(column: number, row: number): number {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** Smooth repeatable noise from 0 to 1, one bump per unit. */
function noiseAt(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const upper = grainAt(left, top) * (1 - right) + grainAt(left + 1, top) * right;
  const lower = grainAt(left, top + 1) * (1 - right) + grainAt(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

const lit = ([red, green, blue]: Colour, light: number): Colour => [
  red * light,
  green * light,
  blue * light,
];

/** The colour of everything around the ball; feet. */
export interface Palette {
  readonly line: Colour;
  readonly lane: Colour;
  readonly outOfBounds: Colour;
  readonly floor: (x: number, y: number) => Colour;
  /** Lines and areas that replace the usual court's. */
  readonly plan?: FloorPlan;
  readonly wall: (across: number, height: number) => Colour;
  /** Distances of the walls and height of the ceiling; trees stand further off than walls. */
  readonly hall: { back: number; front: number; side: number; ceiling: number };
  readonly ceiling: Colour;
}

function planks(x: number, y: number, colour: Colour, contrast: number): Colour {
  const column = Math.floor(x / 0.75);
  const row = Math.floor((y + toneAt(column, 7) * 6) / 6);
  const tone = (toneAt(column, row) - 0.5) * contrast;
  return [colour[0] + tone, colour[1] + tone, colour[2] + tone];
}

const HALL = { back: -13, front: 75, side: 38, ceiling: 27 } as const;
const PADDING_HEIGHT = 6.5;
const SKY_FEET = 4000;

const GYM: Palette = {
  line: [240, 238, 232],
  lane: [176, 104, 66],
  outOfBounds: [122, 84, 60],
  floor: (x, y) => planks(x, y, [206, 164, 116], 16),
  wall: (across, height) => {
    if (height < PADDING_HEIGHT) return across % 4 < 0.12 ? [42, 50, 76] : [52, 62, 92];
    // Blocks of masonry and a slow fall-off of light toward the ceiling.
    const light = 1 - Math.max(0, height - PADDING_HEIGHT) * 0.008;
    const joint = height % 1.3 < 0.06 ? 0.96 : 1;
    return lit([212, 206, 196], light * joint);
  },
  hall: HALL,
  ceiling: [92, 88, 84],
};

const OLD_GYM: Palette = {
  line: [226, 222, 210],
  lane: [70, 92, 128],
  outOfBounds: [96, 66, 44],
  floor: (x, y) => planks(x, y, [172, 124, 76], 26),
  wall: (across, height) => {
    if (height < 4.5) return lit([122, 82, 50], 0.85 + 0.3 * toneAt(Math.floor(across / 0.5), 3));
    const brick = Math.floor(height / 0.25);
    const shade = 0.82 + 0.3 * toneAt(Math.floor((across + (brick % 2) * 0.35) / 0.7), brick);
    // A banner and a row of windows: edges that can be mistaken for a ring.
    if (height > 17 && height < 22 && across % 12 < 7) return [206, 214, 220];
    if (height > 10 && height < 14 && across % 25 < 6) return [156, 44, 40];
    return lit([158, 116, 92], shade);
  },
  hall: { ...HALL, ceiling: 24 },
  ceiling: [74, 66, 58],
};

function tree(across: number, height: number): Colour {
  const leaves =
    0.5 * noiseAt(across / 6, height / 5) +
    0.3 * noiseAt(across / 2, height / 2) +
    0.2 * noiseAt(across, height);
  return [28 + 74 * leaves, 44 + 92 * leaves, 24 + 46 * leaves];
}

const PLAYGROUND: Palette = {
  line: [232, 232, 226],
  lane: [104, 122, 108],
  outOfBounds: [96, 96, 94],
  floor: (x, y) => lit([126, 126, 124], 0.9 + 0.2 * noiseAt(x * 2, y * 2)),
  wall: (across, height) => {
    const top = 26 + 16 * noiseAt(across / 9, 1) + 5 * noiseAt(across / 2, 5);
    if (height < top) return tree(across, height);
    const sky = Math.min(1, (height - top) / 90);
    return [238 - 40 * sky, 243 - 20 * sky, 250 - 3 * sky];
  },
  hall: { back: -70, front: 140, side: 90, ceiling: SKY_FEET },
  ceiling: [198, 222, 247],
};

export const PALETTES: Record<Setting, Palette> = {
  gym: GYM,
  old_gym: OLD_GYM,
  playground: PLAYGROUND,
};
