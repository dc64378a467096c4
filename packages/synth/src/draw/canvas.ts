import type { Colour } from '../scene/people.ts';

/** A picture of red, green and blue bytes, row by row. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

export function makeCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 3) };
}

/** Blends `colour` over one pixel; `share` 0 leaves it, 1 replaces it. */
export function blend(canvas: Canvas, x: number, y: number, colour: Colour, share: number): void {
  const at = (y * canvas.width + x) * 3;
  const { pixels } = canvas;
  pixels[at] = pixels[at]! + (colour[0] - pixels[at]!) * share;
  pixels[at + 1] = pixels[at + 1]! + (colour[1] - pixels[at + 1]!) * share;
  pixels[at + 2] = pixels[at + 2]! + (colour[2] - pixels[at + 2]!) * share;
}

/** Calls `visit` for the pixels of a box, cut at the picture's edges. */
export function eachPixel(
  canvas: Canvas,
  box: { left: number; top: number; right: number; bottom: number },
  visit: (x: number, y: number) => void,
): void {
  const right = Math.min(canvas.width - 1, Math.ceil(box.right));
  const bottom = Math.min(canvas.height - 1, Math.ceil(box.bottom));
  for (let y = Math.max(0, Math.floor(box.top)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x <= right; x++) visit(x, y);
  }
}
