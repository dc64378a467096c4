import { type Palette, PALETTES, type Setting } from '../draw/palettes.ts';
import type { Random } from '../random.ts';
import type { Colour } from '../scene/people.ts';
import { anyColour, hsv, near, recoloured, weighted } from './colours.ts';

/** Something painted or hung on a surface: posters, windows, signs, false rings. Feet. */
interface Patch {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly isRound: boolean;
  /** Share of the patch, from its edge inward, that is painted; 1 fills it. */
  readonly rimShare: number;
  readonly colour: Colour;
}

interface Area {
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
}

function choosePatches(count: number, { x, y }: Area, max: number, random: Random): Patch[] {
  return Array.from({ length: count }, () => {
    const isRound = random.next() < 0.45;
    const halfWidth = random.between(0.3, max) * random.next() + 0.2;
    const isFilled = random.next() < 0.5;
    return {
      x: random.between(...x),
      y: random.between(...y),
      halfWidth,
      // A filled circle must not look like a ball: from afar the two could not be distinguished.
      halfHeight: halfWidth * random.between(0.15, isRound && isFilled ? 0.5 : 1.2),
      isRound,
      rimShare: isFilled ? 1 : random.between(0.06, 0.3),
      // Often in the colour of a ring, so that the network learns not to take them for one.
      colour: random.next() < 0.3 ? hsv(random.between(0, 40), 0.8, 0.8) : anyColour(random),
    };
  });
}

/** Colour of the topmost patch at a point; null outside of all of them. */
function patchAt(patches: readonly Patch[], x: number, y: number): Colour | null {
  for (const patch of patches) {
    const across = Math.abs(x - patch.x) / patch.halfWidth;
    const up = Math.abs(y - patch.y) / patch.halfHeight;
    if (across > 1 || up > 1) continue;
    const out = patch.isRound ? Math.hypot(across, up) : Math.max(across, up);
    if (out <= 1 && out >= 1 - patch.rimShare) return patch.colour;
  }
  return null;
}

const FLOORS: readonly (readonly [number, Colour])[] = [
  [3, [206, 164, 116]],
  [2, [172, 124, 76]],
  [2, [136, 136, 134]],
  [1, [76, 78, 82]],
  [1, [58, 96, 146]],
  [1, [62, 112, 84]],
  [1, [150, 72, 60]],
  [1, [196, 190, 178]],
];

const LINES: readonly (readonly [number, Colour])[] = [
  [5, [236, 236, 230]],
  [1, [226, 190, 60]],
  [1, [36, 36, 38]],
  [1, [60, 90, 170]],
  [1, [176, 50, 44]],
];

/** Typical wall colour of each setting, as a base for repainting. */
const USUAL_WALL: Record<Setting, Colour> = {
  gym: [212, 206, 196],
  old_gym: [158, 116, 92],
  playground: [65, 90, 47],
};

function chooseWall(setting: Setting, random: Random): Palette['wall'] {
  const { wall } = PALETTES[setting];
  const usual = USUAL_WALL[setting];
  const isKept = random.next() < (setting === 'playground' ? 0.6 : 0.3);
  const paint = isKept
    ? usual
    : near(
        hsv(random.between(0, 360), 0.55 * random.next() ** 2, random.between(0.35, 0.98)),
        random,
      );
  const patches = choosePatches(
    random.pick([0, 0, 4, 8, 12]),
    { x: [60, 175], y: [1, 22] },
    7,
    random,
  );
  return (across, height) => {
    const patch = patchAt(patches, across, height);
    if (patch) return patch;
    const colour = wall(across, height);
    return isKept ? colour : recoloured(colour, usual, paint);
  };
}

function chooseFloor(
  setting: Setting,
  random: Random,
): Pick<Palette, 'floor' | 'lane' | 'line' | 'outOfBounds'> {
  const { floor } = PALETTES[setting];
  const usual = floor(0, 20);
  const paint = near(weighted(random, FLOORS), random);
  const area: Area = { x: [-25, 25], y: [-5, 42] };
  const patches = choosePatches(random.pick([0, 0, 1, 3]), area, 9, random);
  const hasLines = random.next() < 0.85;
  return {
    floor: (x, y) => patchAt(patches, x, y) ?? recoloured(floor(x, y), usual, paint),
    line: hasLines ? near(weighted(random, LINES), random) : paint,
    lane: hasLines && random.next() < 0.7 ? anyColour(random) : paint,
    outOfBounds: random.next() < 0.5 ? paint : anyColour(random),
  };
}

/** A random hall or yard: walls, floor and lines of any colour. */
export function chooseHall(setting: Setting, random: Random): Palette {
  const { hall, ceiling } = PALETTES[setting];
  const isOpen = setting === 'playground';
  return {
    ...chooseFloor(setting, random.fork(1)),
    wall: chooseWall(setting, random.fork(2)),
    hall: isOpen
      ? { ...hall, back: random.between(-75, -25) }
      : {
          back: random.between(-26, -12.5),
          front: random.between(70, 80),
          side: random.between(38, 48),
          ceiling: random.between(23, 34),
        },
    ceiling: isOpen
      ? near(ceiling, random, 12)
      : near(hsv(30, 0.1, random.between(0.2, 0.8)), random),
  };
}
