import { add, cross, dot, scale, subtract, unit, type Vec3, vec3 } from '../geometry/vec3.ts';

/** The pose and lens of the phone. */
export interface CameraPlacement {
  /** Feet. */
  readonly position: Vec3;
  /** The point at the middle of the picture, feet. */
  readonly target: Vec3;
  /** Opening angle along the picture's longer side; a phone's main camera has about 65. */
  readonly degreesWide: number;
  /** Rotation clockwise around the middle of the picture; 0 when held level. */
  readonly rollDegrees?: number;
}

interface ProjectedPoint {
  /** Pixels of the picture, y down. */
  readonly x: number;
  readonly y: number;
  /** Feet along the viewing direction; the point is not in the picture unless this is positive. */
  readonly depth: number;
}

/** A pinhole camera without lens distortion. */
export interface Camera {
  readonly position: Vec3;
  readonly width: number;
  readonly height: number;
  /** Focal length: pixels per foot at a depth of one foot. */
  readonly focal: number;
  project(point: Vec3): ProjectedPoint;
  /** Unit direction of the ray through a pixel. */
  ray(x: number, y: number): Vec3;
}

/** `margin` adds pixels on every side, seen by the same lens. */
export function makeCamera(
  placement: CameraPlacement,
  pictureWidth: number,
  pictureHeight: number,
  margin = 0,
): Camera {
  const { position, target, degreesWide, rollDegrees = 0 } = placement;
  const forward = unit(subtract(target, position));
  // The court's axes are left-handed: x to the right of a player facing the basket, y toward half court, z up.
  const level = unit(cross(vec3(0, 0, 1), forward));
  const plumb = cross(level, forward);
  const roll = (rollDegrees * Math.PI) / 180;
  const right = add(scale(level, Math.cos(roll)), scale(plumb, -Math.sin(roll)));
  const down = add(scale(plumb, Math.cos(roll)), scale(level, Math.sin(roll)));
  const focal = Math.max(pictureWidth, pictureHeight) / 2 / Math.tan((degreesWide * Math.PI) / 360);
  const width = pictureWidth + 2 * margin;
  const height = pictureHeight + 2 * margin;
  return {
    position,
    width,
    height,
    focal,
    project: (point) => {
      const offset = subtract(point, position);
      const depth = dot(offset, forward);
      return {
        x: width / 2 + (focal * dot(offset, right)) / depth,
        y: height / 2 + (focal * dot(offset, down)) / depth,
        depth,
      };
    },
    ray: (x, y) =>
      unit(
        add(
          add(scale(right, (x - width / 2) / focal), scale(down, (y - height / 2) / focal)),
          forward,
        ),
      ),
  };
}

/** The same camera in the coordinates of a hoop that stands elsewhere and is turned: to draw the hoop there. */
export function movedScene(camera: Camera, to: Vec3, turnDegrees: number): Camera {
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const there = ({ x, y, z }: Vec3): Vec3 => add(to, vec3(cos * x - sin * y, sin * x + cos * y, z));
  const away = subtract(camera.position, to);
  return {
    ...camera,
    position: vec3(cos * away.x + sin * away.y, cos * away.y - sin * away.x, away.z),
    project: (point) => camera.project(there(point)),
  };
}
