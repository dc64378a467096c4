import { BALL_DIAMETERS, BASKET, type Equipment } from '@hooplog/domain';

/**
 * The physical constants of ring, ball and gravity, in feet and seconds. All other measures of them are derived
 * here.
 */

/**
 * Diameter of a size 7 ball. Flights are tracked and judged by it: their tolerances exceed the
 * differences of sizes.
 */
const BALL_FEET = BALL_DIAMETERS[7];
/** A moving ball's blob is a little larger than the ball. */
export const BALL_LOOKS_LARGER = 1.08;
/** A player in shoes. */
const PERSON_FEET = 6.15;
/** Feet a second squared. */
export const GRAVITY = 32.174;
/** ½ · air density · drag coefficient 0.5 · area ÷ mass of a size 7 ball, per foot. */
export const DRAG_PER_FOOT = 0.0067;

export const { RIM_RADIUS, RIM_HEIGHT } = BASKET;
/** Half rim widths from the ring's centre to where a ball touches the end of a board of 6 ft. */
export const BOARD_REACH = (3 + BALL_FEET / 2) / RIM_RADIUS;
/** Half rim widths from the ring's centre to where a ball, at its measured size, touches the iron. */
export const IRON_REACH = 1 + (BALL_LOOKS_LARGER * BALL_FEET) / (2 * RIM_RADIUS);
/** Diameter of a ball, half rim widths. */
export const BALL_WIDTH = BALL_FEET / RIM_RADIUS;
/** Half rim widths that a net of 18 inches hangs down from the ring. */
export const NET_LENGTH = 1.5 / RIM_RADIUS;
/** Half rim widths a second squared. */
export const GRAVITY_RADII = GRAVITY / RIM_RADIUS;
/**
 * Half rim widths a second, of a ball that fell to the floor from twice the ring's height: no ball at a ring is
 * faster.
 */
export const FASTEST_RADII = Math.sqrt(2 * GRAVITY_RADII * ((2 * RIM_HEIGHT) / RIM_RADIUS));
/** A player's height in measured ball diameters. */
export const PERSON_PER_BALL = PERSON_FEET / (BALL_LOOKS_LARGER * BALL_FEET);
/** W ÷ d: rim widths per measured diameter of a moving ball. */
export const RIM_PER_BALL = (2 * RIM_RADIUS) / (BALL_LOOKS_LARGER * BALL_FEET);

/** Feet across. */
export const ballFeet = ({ ballSize }: Equipment): number => BALL_DIAMETERS[ballSize];
/** Ring height relative to the usual one. Players' reach scales with it: low hoops are for children. */
export const playerScale = ({ rimHeight }: Equipment): number => rimHeight / RIM_HEIGHT;
