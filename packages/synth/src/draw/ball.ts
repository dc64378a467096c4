import type { Camera } from '../camera/camera.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Colour } from '../scene/people.ts';
import { blend, type Canvas, eachPixel } from './canvas.ts';
import { polygon } from './shapes.ts';

/** Panels take the colours in turn; most balls have one. */
export const BALL_COLOURS = {
  orange: [[214, 112, 48]],
  brown: [[146, 84, 50]],
  grey: [[120, 122, 132]],
  red_white_blue: [
    [206, 48, 44],
    [236, 236, 232],
    [44, 74, 158],
  ],
  yellow_blue: [
    [226, 190, 60],
    [38, 62, 120],
  ],
} as const satisfies Record<string, readonly Colour[]>;

export type BallColour = keyof typeof BALL_COLOURS;

const SEAM_HALF_WIDTH = 0.055;
const SEAM_SHADE = 0.42;
const SPIN_PER_SECOND = 9;

/** Light from above and a little from the camera's side. */
const shade = (right: number, up: number, toward: number) =>
  0.58 + 0.34 * Math.max(0, 0.75 * up + 0.35 * toward - 0.2 * right) + 0.1 * toward;

/** Colour of a point on a ball that has turned by `angle`, before lighting. */
function surface(
  right: number,
  up: number,
  toward: number,
  angle: number,
  panels: readonly Colour[],
): Colour {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turnedUp = up * cos - toward * sin;
  const turnedToward = up * sin + toward * cos;
  const onSeam =
    Math.abs(right) < SEAM_HALF_WIDTH ||
    Math.abs(turnedUp) < SEAM_HALF_WIDTH ||
    Math.abs(Math.abs(turnedToward) - 0.72) < SEAM_HALF_WIDTH;
  const panel = (right > 0 ? 1 : 0) + (turnedUp > 0 ? 1 : 0) + (turnedToward > 0.72 ? 1 : 0);
  const colour = panels[panel % panels.length] ?? [0, 0, 0];
  const shade = onSeam ? SEAM_SHADE : 1;
  return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
}

/** The ball at one instant, blended over the picture with `alpha`: several instants make motion blur. */
export function drawBall(
  canvas: Canvas,
  camera: Camera,
  at: Vec3,
  { panels, radius: feet }: { readonly panels: readonly Colour[]; readonly radius: number },
  seconds: number,
  alpha: number,
): void {
  const centre = camera.project(at);
  if (centre.depth < 1) return;
  const radius = (feet * camera.focal) / centre.depth;
  const angle = seconds * SPIN_PER_SECOND;
  const reach = radius + 1;
  const box = {
    left: centre.x - reach,
    right: centre.x + reach,
    top: centre.y - reach,
    bottom: centre.y + reach,
  };
  eachPixel(canvas, box, (x, y) => {
    const right = (x - centre.x) / radius;
    const up = -(y - centre.y) / radius;
    const apart = Math.hypot(right, up);
    const share = Math.min(1, Math.max(0, 0.5 - (apart - 1) * radius)) * alpha;
    if (share <= 0) return;
    const toward = Math.sqrt(Math.max(0, 1 - apart * apart));
    const light = shade(right, up, toward);
    const colour = surface(right, up, toward, angle, panels);
    blend(canvas, x, y, [colour[0] * light, colour[1] * light, colour[2] * light], share);
  });
}

const SHADOW: Colour = [30, 22, 16];
const SHADOW_CORNERS = 14;

/** A soft spot on the floor under something round. */
export function drawShadow(canvas: Canvas, camera: Camera, under: Vec3, radius: number): void {
  const corners = Array.from({ length: SHADOW_CORNERS }, (_, index) => {
    const turn = (index / SHADOW_CORNERS) * 2 * Math.PI;
    const at = vec3(under.x + Math.cos(turn) * radius, under.y + Math.sin(turn) * radius, 0);
    return camera.project(at);
  });
  if (corners.some(({ depth }) => depth < 1)) return;
  const fade = 0.34 / (1 + under.z * 0.35);
  polygon(canvas, corners, SHADOW, fade);
}
