/** Feet, seconds. The shares are of speed retained; they give bounces that look and last like real ones. */
export const PHYSICS = {
  STEP_SECONDS: 1 / 600,
  GRAVITY: 32.174,
  /** ½ · air density · drag coefficient 0.5 · area ÷ mass of a size 7 ball, per foot. */
  DRAG_PER_FOOT: 0.0067,
  RIM_TUBE_RADIUS: 0.026,
  RIM_BOUNCE: 0.5,
  RIM_GRIP: 0.92,
  BOARD_BOUNCE: 0.68,
  BOARD_GRIP: 0.88,
  FLOOR_BOUNCE: 0.72,
  FLOOR_GRIP: 0.9,
  /** The net hangs this far below the ring and releases the ball at this speed. */
  NET_DEPTH: 1.45,
  NET_EXIT_SPEED: 5.5,
  NET_GRIP_PER_SECOND: 14,
  /** Radius of its lower end, how far it bulges, and how fast it stops a ball that hits its side. */
  NET_END_RADIUS: 0.42,
  NET_GIVES: 0.15,
  NET_WALL_PER_SECOND: 90,
} as const;
