import { BALL_DIAMETERS, BASKET, type Equipment, REGULATION } from '@hooplog/domain';
import { type Camera, movedScene } from '../camera/camera.ts';
import { vec3 } from '../geometry/vec3.ts';

/** A hoop at any height, and its ball. Flights are simulated and hoops drawn as if the ring hung at 10 ft. */
export interface HoopSetup {
  /** Feet by which the ring hangs lower than that: in these coordinates, the height of the floor under the ring. */
  readonly drop: number;
  /** Feet. */
  readonly ballRadius: number;
  /** Size and reach of players, as a share of the usual: low hoops are for children. */
  readonly playerScale: number;
  readonly hasNet: boolean;
  /** Feet by which a miss that touches the ring swings the net. */
  readonly missSwing: number;
}

/** The net: usual, loose enough to swing after a miss as after a make, or none. */
export type NetKind = 'usual' | 'loose' | 'none';

const MISS_SWING: Record<NetKind, number> = { usual: 0.06, loose: 0.18, none: 0 };

export function setupOf(
  { rimHeight, ballSize }: Equipment = REGULATION,
  net: NetKind = 'usual',
): HoopSetup {
  return {
    drop: BASKET.RIM_HEIGHT - rimHeight,
    ballRadius: BASKET.BALL_RADIUS * (BALL_DIAMETERS[ballSize] / BALL_DIAMETERS[7]),
    playerScale: rimHeight / BASKET.RIM_HEIGHT,
    hasNet: net !== 'none',
    missSwing: MISS_SWING[net],
  };
}

export const USUAL_SETUP: HoopSetup = setupOf();

/** The camera in the coordinates of a hoop whose ring is assumed to hang at 10 ft. */
export const hoopCamera = (camera: Camera, { drop }: HoopSetup): Camera =>
  drop === 0 ? camera : movedScene(camera, vec3(0, 0, -drop), 0);
