import type { Colour } from '../scene/people.ts';
import type { Palette, Setting } from './palettes.ts';

/** The appearance of hoop and hall; each of these is common somewhere. */
export interface Look {
  readonly setting: Setting;
  readonly ring: keyof typeof RING_COLOURS;
  readonly net: keyof typeof NET_COLOURS;
  readonly board: keyof typeof BOARDS;
  /** Whether a court's lines are painted on the floor; most yards and driveways have none. */
  readonly floor: 'court' | 'bare';
  /** Colours and shapes that replace the named ones; never used in films of workouts. */
  readonly paint?: Paint;
}

/** Colours mixed for one picture, and hoops that the named looks do not have. */
export interface Paint {
  readonly palette: Palette;
  readonly ring: Colour;
  /** Null without a net. */
  readonly net: Colour | null;
  readonly board: BoardLook;
  readonly shape: BoardShape;
  /** Pole and arm. */
  readonly steel: Colour;
}

/** The usual board, and the half-moon of old school yards. */
export type BoardShape = 'rectangle' | 'fan';

export const RING_COLOURS = {
  orange: [222, 78, 34],
  red: [178, 36, 32],
  dark: [58, 46, 44],
} as const satisfies Record<string, Colour>;

export const NET_COLOURS = {
  white: [244, 243, 240],
  black: [34, 32, 34],
  chain: [150, 152, 158],
} as const satisfies Record<string, Colour>;

export interface BoardLook {
  readonly plate: Colour;
  /** 1 hides everything behind the board; glass does not. */
  readonly alpha: number;
  readonly frame: Colour;
  /** The rectangle above the ring. */
  readonly target: Colour;
}

export const BOARDS = {
  white: { plate: [232, 234, 236], alpha: 0.82, frame: [250, 250, 250], target: [196, 52, 40] },
  glass: { plate: [214, 224, 230], alpha: 0.22, frame: [238, 240, 242], target: [248, 248, 248] },
  framed: { plate: [222, 222, 218], alpha: 0.96, frame: [40, 42, 48], target: [30, 30, 34] },
} as const satisfies Record<string, BoardLook>;

/** The look of every workout rendered before looks could be chosen. */
export const USUAL_LOOK: Look = {
  setting: 'gym',
  ring: 'orange',
  net: 'white',
  board: 'white',
  floor: 'court',
};
