import type { BoardLook, Paint } from '../draw/look.ts';
import type { Setting } from '../draw/palettes.ts';
import type { Random } from '../random.ts';
import type { Colour } from '../scene/people.ts';
import { anyColour, hsv, near, weighted } from './colours.ts';
import { chooseHall } from './hall.ts';

const RINGS: readonly (readonly [number, Colour])[] = [
  [8, [222, 78, 34]],
  [4, [178, 36, 32]],
  [3, [58, 46, 44]],
  [2, [228, 228, 222]],
  [2, [226, 190, 50]],
  [2, [44, 74, 158]],
  [1, [110, 78, 60]],
];

const NETS: readonly (readonly [number, Colour | null])[] = [
  [9, [240, 240, 236]],
  [2, [34, 32, 34]],
  [2, [150, 152, 158]],
  [1, [190, 50, 50]],
  [1, [60, 90, 180]],
  [3, null],
];

const TARGETS: readonly Colour[] = [
  [196, 52, 40],
  [30, 30, 34],
  [244, 244, 244],
  [230, 110, 40],
  [40, 70, 150],
];

const PLATES: readonly (readonly [number, Colour])[] = [
  [6, [230, 232, 234]],
  [1, [206, 186, 140]],
  [1, [150, 108, 70]],
  [1, [70, 110, 170]],
  [1, [60, 64, 70]],
  [1, [196, 160, 60]],
  [1, [70, 120, 80]],
];

function chooseBoard(random: Random): BoardLook {
  const isGlass = random.next() < 0.3;
  const plate = near(isGlass ? [214, 224, 230] : weighted(random, PLATES), random);
  return {
    plate,
    alpha: isGlass ? random.between(0.12, 0.35) : 0.98,
    frame: random.next() < 0.6 ? near(random.pick(TARGETS), random) : plate,
    target: random.next() < 0.85 ? near(random.pick(TARGETS), random) : plate,
  };
}

/** Random colours of hoop and hall, for one picture. */
export function choosePaint(setting: Setting, random: Random): Paint {
  const net = weighted(random, NETS);
  return {
    palette: chooseHall(setting, random.fork(1)),
    ring: near(weighted(random, RINGS), random),
    net: net && near(net, random),
    board: chooseBoard(random.fork(2)),
    shape: random.next() < 0.18 ? 'fan' : 'rectangle',
    steel: random.next() < 0.6 ? near([70, 72, 78], random) : anyColour(random),
  };
}

const BALLS: readonly (readonly [number, Colour])[] = [
  [8, [214, 112, 48]],
  [3, [176, 92, 48]],
  [3, [146, 84, 50]],
  [1, [120, 122, 132]],
];

/** Panels take the colours in turn: usually one leather, sometimes two or three bright ones. */
export function chooseBall(random: Random): readonly Colour[] {
  if (random.next() < 0.8) return [near(weighted(random, BALLS), random)];
  return Array.from({ length: random.pick([2, 2, 3]) }, () =>
    hsv(random.between(0, 360), random.between(0, 0.9), random.between(0.35, 1)),
  );
}
