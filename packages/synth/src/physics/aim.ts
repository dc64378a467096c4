import { BASKET } from '@hooplog/domain';
import { add, scale, type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from './constants.ts';

/** Horizontal distance of free flight, drag included, from `from` down to the height of the ring. */
function carry(speed: number, radians: number, from: Vec3): number {
  const step = PHYSICS.STEP_SECONDS;
  let along = 0;
  let height = from.z;
  let forward = speed * Math.cos(radians);
  let up = speed * Math.sin(radians);
  while (up > 0 || height > BASKET.RIM_HEIGHT) {
    const drag = PHYSICS.DRAG_PER_FOOT * Math.hypot(forward, up);
    forward -= drag * forward * step;
    up -= (PHYSICS.GRAVITY + drag * up) * step;
    along += forward * step;
    height += up * step;
    if (height < 0) break;
  }
  return along;
}

/**
 * The release velocity (feet a second) that brings the ball's centre down through `target` at ring height.
 * `degrees` is the angle of release above the horizontal.
 */
export function aimAt(from: Vec3, target: { x: number; y: number }, degrees: number): Vec3 {
  const radians = (degrees * Math.PI) / 180;
  const toward = vec3(target.x - from.x, target.y - from.y, 0);
  const distance = Math.hypot(toward.x, toward.y);
  const rise = BASKET.RIM_HEIGHT - from.z;
  // The speed without drag starts the search; the distance grows steadily with speed, so a few secant steps converge.
  const drop = 2 * Math.cos(radians) ** 2 * Math.max(0.2, distance * Math.tan(radians) - rise);
  let speed = Math.sqrt((PHYSICS.GRAVITY * distance ** 2) / drop);
  for (let i = 0; i < 12; i++) {
    const error = distance - carry(speed, radians, from);
    const slope = (carry(speed + 0.1, radians, from) - carry(speed, radians, from)) / 0.1;
    if (Math.abs(error) < 1e-3 || slope <= 0) break;
    speed += error / slope;
  }
  const forward = scale(toward, (speed * Math.cos(radians)) / distance);
  return add(forward, vec3(0, 0, speed * Math.sin(radians)));
}
