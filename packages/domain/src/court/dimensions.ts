import type { CourtPoint, Feet } from '../units.ts';

/**
 * The half court in feet. Basket at the top, as it is drawn:
 *
 *     baseline  y = -5.25   ┌───────────○───────────┐
 *     rim       (0, 0)      │       │       │       │
 *     free throw y = 13.75  │       └───────┘       │
 *     half court y = 41.75  └───────────────────────┘
 *                         x = -25                x = 25
 *
 * "HS line" is the high-school three-point line, "three line" the professional (NBA) one.
 */
export const COURT = {
  BASELINE_Y: -5.25,
  HALF_COURT_Y: 41.75,
  SIDELINE_X: 25,
  WIDTH: 50,
  LENGTH: 47,
  LANE_HALF_WIDTH: 6,
  FREE_THROW_Y: 13.75,
  FREE_THROW_CIRCLE_RADIUS: 6,
  RESTRICTED_AREA_RADIUS: 4,
  CENTRE_CIRCLE_RADIUS: 6,
  HS_RADIUS: 19.75,
  THREE_RADIUS: 23.75,
  THREE_CORNER_X: 22,
  /** Where the three line turns from straight to arc, and where corners end. */
  CORNER_Y: 8.95,
  /** Half the opening angle of the zones at the top of the key. */
  TOP_DEGREES: 18,
} as const;

/** Positions of the lines of a half court, feet, and the opening of its top zones, degrees. */
export type CourtDimensions = Readonly<Record<keyof typeof COURT, Feet>>;

/**
 * The same court drawn for fingertips: the zones of `COURT`, with the narrow ones widened, so that on
 * the narrowest phone (a drawing 344 px wide, 6.7 px per foot) every zone has room for a circle of 44
 * px, 6.55 ft. On the true court the corners between the two three-point lines are 15 px wide there.
 */
export const TOUCH_COURT: CourtDimensions = {
  ...COURT,
  LANE_HALF_WIDTH: 5.2,
  FREE_THROW_Y: 5.1,
  FREE_THROW_CIRCLE_RADIUS: 5.2,
  HS_RADIUS: 11.8,
  THREE_CORNER_X: 18.4,
  /** As far out as the straight part where corners end. */
  THREE_RADIUS: Math.hypot(18.4, COURT.CORNER_Y),
};

/** Rim and board in feet; heights are above the floor. */
export const BASKET = {
  RIM_HEIGHT: 10,
  RIM_RADIUS: 0.75,
  BALL_RADIUS: 0.4,
  BOARD_Y: -1.25,
  BOARD_HALF_WIDTH: 3,
  BOARD_BOTTOM_HEIGHT: 9,
  BOARD_TOP_HEIGHT: 12.5,
} as const;

/** Whether a spot lies on the half court, lines included. */
export function isOnHalfCourt({ x, y }: CourtPoint): boolean {
  return Math.abs(x) <= COURT.SIDELINE_X && y >= COURT.BASELINE_Y && y <= COURT.HALF_COURT_Y;
}
