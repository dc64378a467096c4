import { BASKET } from '@hooplog/domain';
import { type Camera, type CameraPlacement, makeCamera } from '../camera/camera.ts';
import { type CameraView, placeCamera } from '../camera/views.ts';
import { add, cross, mix, scale, subtract, unit, type Vec3, vec3 } from '../geometry/vec3.ts';
import { ringSpot } from '../draw/hoop.ts';
import type { Palette } from '../draw/palettes.ts';
import type { Random } from '../random.ts';
import { weighted } from './colours.ts';

/** The topic of a picture for training: hoops, balls and people, or the lines on the floor. */
export type PictureTopic = 'hoops' | 'lines';

/** View of a picture: as people film, near the hoop, anywhere, behind its board, or facing away from it. */
export type PictureView = 'usual' | 'close' | 'anywhere' | 'behind' | 'away';

const VIEWS: Record<PictureTopic, readonly (readonly [number, PictureView])[]> = {
  hoops: [
    [45, 'usual'],
    [25, 'close'],
    [15, 'anywhere'],
    [8, 'behind'],
    [7, 'away'],
  ],
  lines: [
    [64, 'usual'],
    [30, 'anywhere'],
    [6, 'away'],
  ],
};

/** Pixels, both even. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const LONG_SIDES = [480, 512, 544, 576, 608, 640];
const SHAPES: readonly (readonly [number, readonly [number, number]])[] = [
  [4, [16, 9]],
  [3, [9, 16]],
  [2, [4, 3]],
  [1, [1, 1]],
];

export const chooseView = (topic: PictureTopic, random: Random): PictureView =>
  weighted(random, VIEWS[topic]);

export function chooseSize(random: Random): PictureSize {
  const long = random.pick(LONG_SIDES);
  const [across, down] = weighted(random, SHAPES);
  const side = (part: number) => 2 * Math.round((long * part) / Math.max(across, down) / 2);
  return { width: side(across), height: side(down) };
}

const RIM = vec3(0, 0, BASKET.RIM_HEIGHT);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Focal length: pixels per foot at a depth of one foot, for an opening angle along the longer side. */
const focalOf = ({ width, height }: PictureSize, degreesWide: number): number =>
  Math.max(width, height) / 2 / Math.tan(radians(degreesWide) / 2);

/** Aims so that the ring lies roughly at a point of the picture; 0.5 and 0.5 are its centre. */
function aimed(
  position: Vec3,
  degreesWide: number,
  size: PictureSize,
  [across, down]: readonly [across: number, down: number],
): CameraPlacement {
  const offset = subtract(RIM, position);
  const feetPerPixel = Math.hypot(offset.x, offset.y, offset.z) / focalOf(size, degreesWide);
  const right = unit(cross(vec3(0, 0, 1), offset));
  const below = cross(unit(offset), right);
  const aside = scale(right, (0.5 - across) * size.width * feetPerPixel);
  const up = scale(below, -(0.5 - down) * size.height * feetPerPixel);
  return { position, degreesWide, target: add(RIM, add(aside, up)) };
}

/** Moves a point inside the hall, with room to hold a phone. */
function inside({ hall }: Palette, { x, y, z }: Vec3): Vec3 {
  return vec3(
    within(x, 1 - hall.side, hall.side - 1),
    within(y, hall.back + 0.5, hall.front - 1),
    within(z, 0.4, Math.min(26, hall.ceiling - 1)),
  );
}

/** Around the ring, feet; 0 degrees is straight in front of the board. */
function before(degrees: number, level: number, z: number): Vec3 {
  return vec3(Math.sin(radians(degrees)) * level, Math.cos(radians(degrees)) * level, z);
}

type Place = (size: PictureSize, palette: Palette, random: Random) => CameraPlacement;

/** Feet above the ring: from below, about level, from above. */
const HEIGHTS: readonly (readonly [number, readonly [low: number, high: number]])[] = [
  [4, [-9.4, -4]],
  [3, [-4, 1]],
  [3, [1, 8]],
];

/** `rx` of the ring is 8 to 22 % of the picture's width. */
const close: Place = (size, palette, random) => {
  const radius = random.between(0.08, 0.22) * size.width;
  const nearest = (BASKET.RIM_RADIUS * focalOf(size, 80)) / radius;
  const distance = Math.max(nearest, random.between(4.5, 28));
  const [low, high] = weighted(random, HEIGHTS);
  const up = within(random.between(low, high), -0.9 * distance, 0.9 * distance);
  const level = Math.sqrt(distance ** 2 - up ** 2);
  const at = inside(palette, before(random.between(-82, 82), level, BASKET.RIM_HEIGHT + up));
  const offset = subtract(at, RIM);
  const focal = (radius * Math.hypot(offset.x, offset.y, offset.z)) / BASKET.RIM_RADIUS;
  const long = Math.max(size.width, size.height);
  const degreesWide = (2 * Math.atan(long / 2 / focal) * 180) / Math.PI;
  return aimed(at, degreesWide, size, [random.between(0.2, 0.8), random.between(0.18, 0.8)]);
};

const anywhere: Place = (size, palette, random) => {
  const level = random.between(8, 50);
  const at = before(random.between(-92, 92), level, random.between(0.5, 16));
  const degreesWide = random.between(45, 80);
  return aimed(inside(palette, at), degreesWide, size, [
    random.between(-0.04, 1.04),
    random.between(-0.04, 1.04),
  ]);
};

const behind: Place = (size, palette, random) => {
  const side = random.pick([-1, 1]);
  const at = vec3(side * random.between(2, 16), random.between(-24, -4), random.between(1, 13));
  const degreesWide = random.between(45, 80);
  return aimed(inside(palette, at), degreesWide, size, [
    random.between(0.15, 0.85),
    random.between(0.1, 0.7),
  ]);
};

/** Whether any of the ring would be in the picture. */
function seesRing(camera: Camera): boolean {
  return [0, 0.25, 0.5, 0.75].some((share) => {
    const { x, y, depth } = camera.project(ringSpot(share));
    const reach = 0.05 * camera.width;
    return (
      depth > 0 && x > -reach && x < camera.width + reach && y > -reach && y < camera.height + reach
    );
  });
}

/** Level or a little down, in another direction: floors, walls and people. */
const away: Place = (size, palette, random) => {
  const at = vec3(random.between(-30, 30), random.between(-5, 45), random.between(1.5, 12));
  for (;;) {
    const turn = random.between(0, 2 * Math.PI);
    const target = add(at, vec3(Math.cos(turn) * 20, Math.sin(turn) * 20, random.between(-9, 4)));
    const placement = {
      position: inside(palette, at),
      target,
      degreesWide: random.between(45, 80),
    };
    if (!seesRing(makeCamera(placement, size.width, size.height))) return placement;
  }
};

/** As people film; a narrow picture is turned toward the hoop, which it would miss otherwise. */
function usual(view: CameraView, size: PictureSize, random: Random): CameraPlacement {
  const placement = placeCamera(view, random);
  const isWide = size.width > 1.5 * size.height;
  return {
    ...placement,
    target: mix(placement.target, RIM, isWide ? 0 : random.between(0.3, 0.8)),
  };
}

const PLACES = { close, anywhere, behind, away } as const;

/** `usualView` is a typical place of a phone, for pictures as people film. */
export function placePicture(
  view: PictureView,
  size: PictureSize,
  { usualView, palette }: { readonly usualView: CameraView; readonly palette: Palette },
  random: Random,
): CameraPlacement {
  const placement =
    view === 'usual' ? usual(usualView, size, random) : PLACES[view](size, palette, random);
  const rollDegrees = random.next() < 0.12 ? random.between(-12, 12) : random.between(-2.5, 2.5);
  return view === 'usual' && random.next() < 0.5 ? placement : { ...placement, rollDegrees };
}
