import { BASKET } from '@hooplog/domain';
import { add, dot, length, scale, subtract, unit, type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from './constants.ts';

export type Contact = 'rim' | 'board' | 'floor';

export interface BallState {
  readonly position: Vec3;
  readonly velocity: Vec3;
  /**
   * Whether the ball is in the net: from dropping through the ring until it falls out below the net, or where
   * the net's end would be.
   */
  readonly inNet: boolean;
}

export interface BallStep {
  readonly state: BallState;
  readonly contacts: readonly Contact[];
}

const RIM_CENTRE = vec3(0, 0, BASKET.RIM_HEIGHT);

/** The velocity after contact with a surface of this normal. */
function bounce(velocity: Vec3, normal: Vec3, keep: number, grip: number): Vec3 {
  const into = dot(velocity, normal);
  if (into >= 0) return velocity;
  const along = subtract(velocity, scale(normal, into));
  return add(scale(along, grip), scale(normal, -keep * into));
}

function nearestOnRing({ x, y }: Vec3): Vec3 {
  const radius = Math.hypot(x, y);
  if (radius < 1e-6) return vec3(BASKET.RIM_RADIUS, 0, BASKET.RIM_HEIGHT);
  const share = BASKET.RIM_RADIUS / radius;
  return vec3(x * share, y * share, BASKET.RIM_HEIGHT);
}

function nearestOnBoard({ x, z }: Vec3): Vec3 {
  return vec3(
    Math.min(BASKET.BOARD_HALF_WIDTH, Math.max(-BASKET.BOARD_HALF_WIDTH, x)),
    BASKET.BOARD_Y,
    Math.min(BASKET.BOARD_TOP_HEIGHT, Math.max(BASKET.BOARD_BOTTOM_HEIGHT, z)),
  );
}

interface Surface {
  readonly contact: Contact;
  readonly nearest: (position: Vec3) => Vec3;
  readonly reach: number;
  readonly keep: number;
  readonly grip: number;
}

/** The obstacles, and the ball's size: feet. */
export interface BallRoom {
  readonly radius: number;
  readonly hasNet: boolean;
  readonly surfaces: readonly Surface[];
}

/** The room of a ring at 10 ft. `floor`: its height in these coordinates. */
export const ballRoom = (radius: number, floor: number, hasNet: boolean): BallRoom => ({
  ...{ radius, hasNet },
  surfaces: surfacesOf(radius, floor),
});

const surfacesOf = (radius: number, floor: number): readonly Surface[] => [
  {
    contact: 'rim',
    nearest: nearestOnRing,
    reach: radius + PHYSICS.RIM_TUBE_RADIUS,
    keep: PHYSICS.RIM_BOUNCE,
    grip: PHYSICS.RIM_GRIP,
  },
  {
    contact: 'board',
    nearest: nearestOnBoard,
    reach: radius,
    keep: PHYSICS.BOARD_BOUNCE,
    grip: PHYSICS.BOARD_GRIP,
  },
  {
    contact: 'floor',
    nearest: ({ x, y }) => vec3(x, y, floor),
    reach: radius,
    keep: PHYSICS.FLOOR_BOUNCE,
    grip: PHYSICS.FLOOR_GRIP,
  },
];

function accelerate(velocity: Vec3, seconds: number): Vec3 {
  const drag = -PHYSICS.DRAG_PER_FOOT * length(velocity);
  const change = add(scale(velocity, drag), vec3(0, 0, -PHYSICS.GRAVITY));
  return add(velocity, scale(change, seconds));
}

/** Maximum distance of a ball in the net from the ring's axis, at a height: the net narrows, and gives a little. */
function roomInNet(z: number, radius: number): number {
  const down = Math.min(1, Math.max(0, (RIM_CENTRE.z - z) / PHYSICS.NET_DEPTH));
  const narrowed = BASKET.RIM_RADIUS + (PHYSICS.NET_END_RADIUS - BASKET.RIM_RADIUS) * down;
  return Math.max(0, narrowed - radius) + PHYSICS.NET_GIVES;
}

/** The net brakes the ball to its exit speed and keeps it near the ring's axis. */
function brake(velocity: Vec3, { x, y, z }: Vec3, seconds: number, ballRadius: number): Vec3 {
  const share = 1 - Math.exp(-PHYSICS.NET_GRIP_PER_SECOND * seconds);
  const wanted = vec3(-x * 4, -y * 4, -PHYSICS.NET_EXIT_SPEED);
  const slowed = add(velocity, scale(subtract(wanted, velocity), share));
  const radius = Math.hypot(x, y);
  const outward = radius === 0 ? 0 : (slowed.x * x + slowed.y * y) / radius;
  if (outward <= 0 || radius < roomInNet(z, ballRadius)) return slowed;
  const stop = 1 - Math.exp(-PHYSICS.NET_WALL_PER_SECOND * seconds);
  return subtract(slowed, scale(vec3(x / radius, y / radius, 0), stop * outward));
}

/** Feet from the ring's plane down to where the net begins to hold. */
const NET_TOP = 0.15;

/** A ball enters the net only from above, through the ring, and not when it flies by below. */
function entersNet(from: Vec3, to: Vec3): boolean {
  const top = RIM_CENTRE.z - NET_TOP;
  return from.z > top && to.z <= top && Math.hypot(to.x, to.y) < BASKET.RIM_RADIUS - 0.1;
}

/** Advances the ball by one time step, contacts included. */
export function stepBall({ position, velocity, inNet }: BallState, room: BallRoom): BallStep {
  const seconds = PHYSICS.STEP_SECONDS;
  let nextVelocity = accelerate(velocity, seconds);
  if (inNet && room.hasNet) nextVelocity = brake(nextVelocity, position, seconds, room.radius);
  let nextPosition = add(position, scale(nextVelocity, seconds));
  const contacts: Contact[] = [];
  for (const surface of room.surfaces) {
    const nearest = surface.nearest(nextPosition);
    const apart = subtract(nextPosition, nearest);
    const distance = length(apart);
    if (distance >= surface.reach || distance === 0) continue;
    const normal = unit(apart);
    nextVelocity = bounce(nextVelocity, normal, surface.keep, surface.grip);
    nextPosition = add(nearest, scale(normal, surface.reach));
    contacts.push(surface.contact);
  }
  const stays = inNet && nextVelocity.z < 0 && nextPosition.z > RIM_CENTRE.z - PHYSICS.NET_DEPTH;
  const holds = stays || entersNet(position, nextPosition);
  return { state: { position: nextPosition, velocity: nextVelocity, inNet: holds }, contacts };
}
