import type { Picture } from '@hooplog/vision';

/** Luma and colour differences of one pixel, 0..255. */
export type Paint = readonly [luma: number, cb: number, cr: number];

/** A picture whose every pixel is painted by its centre, picture px. */
export function draw(
  width: number,
  height: number,
  paint: (x: number, y: number) => Paint,
): Picture & { readonly chroma: NonNullable<Picture['chroma']> } {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const plane = (across: number, down: number, step: number, of: 0 | 1 | 2) =>
    Uint8Array.from({ length: across * down }, (_, at) =>
      Math.round(paint(step * ((at % across) + 0.5), step * (Math.floor(at / across) + 0.5))[of]),
    );
  return {
    width,
    height,
    luma: plane(width, height, 1, 0),
    chroma: {
      ...half,
      u: plane(half.width, half.height, 2, 1),
      v: plane(half.width, half.height, 2, 2),
    },
  };
}

const WALL: Paint = [120, 134, 122];
const BOARD: Paint = [215, 128, 128];
const RING: Paint = [120, 95, 185];
const FLOOR: Paint = [150, 112, 140];

/** A white board with an orange ring in front of it, on a wall above a floor. */
export function drawHoop(width: number, height: number): Picture {
  const [cx, cy, rx, ry] = [width * 0.6, height * 0.35, width / 24, width / 70];
  const isOnRing = (x: number, y: number) =>
    Math.abs(Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) < 0.2;
  return draw(width, height, (x, y) => {
    if (isOnRing(x, y)) return RING;
    if (Math.abs(x - cx) < 1.9 * rx && y > cy - 2.2 * rx && y < cy + 0.2 * rx) return BOARD;
    return y > 0.7 * height ? FLOOR : WALL;
  });
}
