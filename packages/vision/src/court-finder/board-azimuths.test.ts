import { REGULATION, turnedAround } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { azimuthsByBoard } from './board-azimuths.ts';
import { type Camera, type CameraNumbers, makeCamera } from '../locate/camera.ts';

const width = 640;
const height = 360;
const [FEET_AWAY, CAMERA_FEET, RING_FEET] = [30, 5, 10];
const numbers: CameraNumbers = [0, FEET_AWAY, CAMERA_FEET, Math.PI + 0.1, 0.1, 0, Math.log(512)];
const camera: Camera = makeCamera(numbers, { x: width / 2, y: height / 2 });

function seen(x: number, y: number, z: number) {
  const at = camera.project({ x, y, z });
  if (!at) throw new Error('It is behind the camera.');
  return at;
}

const ring = seen(0, 0, RING_FEET);
const rx = (camera.focal * 0.75) / ring.depth;
const rise = RING_FEET - CAMERA_FEET;
const rim = { cx: ring.x, cy: ring.y, rx, ry: (rx * rise) / Math.hypot(FEET_AWAY, rise) };

const POST = { left: 500, right: 512 } as const;

/** A wall with a post and grain, and a bright board with a dark square, seen from an azimuth. `wide`: feet. */
function pictureFrom(degrees: number, wide: number) {
  const luma = Uint8Array.from({ length: width * height }, (_, at) => {
    const x = at % width;
    return (x > POST.left && x < POST.right ? 70 : 130) + 6 * Math.sin(at * 12.9898);
  });
  const paint = (across: number, above: number, level: number): void => {
    const { x, y } = turnedAround({ x: across, y: -1.25 }, -degrees);
    const at = seen(x, y, RING_FEET + above);
    luma[Math.round(at.y) * width + Math.round(at.x)] = level;
  };
  const step = 0.01;
  for (let across = -wide / 2; across <= wide / 2; across += step) {
    for (let above = -0.5; above <= 3; above += step) {
      const [aside, up] = [Math.abs(across), above];
      const isSquare = aside < 1.1 && up > -0.1 && up < 1.6 && !(aside < 0.95 && up > 0.05 && up < 1.45); // prettier-ignore
      paint(across, above, isSquare ? 60 : 220);
    }
  }
  return { width, height, luma };
}

const likeliest = (degrees: number, wide = 6) =>
  azimuthsByBoard(pictureFrom(degrees, wide), rim, REGULATION).toSorted((a, b) => b.chance - a.chance)[0]; // prettier-ignore

describe("the board shows the camera's azimuth", () => {
  test.each([-80, -60, -36, -12, 0, 20, 44, 68, 88])('from %d degrees', (degrees) => {
    const best = likeliest(degrees);
    expect(Math.abs((best?.degrees ?? Infinity) - degrees)).toBeLessThanOrEqual(4);
    expect(best?.chance).toBeGreaterThan(0.3);
  });

  test.each([-50, 30])('a smaller board from %d degrees, at least its side', (degrees) => {
    expect(Math.sign(likeliest(degrees, 4.5)?.degrees ?? 0)).toBe(Math.sign(degrees));
  });
});

test('without a board, no azimuth is much likelier than others', () => {
  const luma = new Uint8Array(width * height).fill(130);
  const azimuths = azimuthsByBoard({ width, height, luma }, rim, REGULATION);
  expect(azimuths).toHaveLength(49);
  expect(new Set(azimuths.map(({ chance }) => chance)).size).toBe(1);
});
