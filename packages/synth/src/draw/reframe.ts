import { type Canvas, makeCanvas } from './canvas.ts';

/**
 * Cuts the middle out of a picture that was drawn with a margin, shifted by a fraction of a pixel: the film of
 * an unsteady phone. `by` may not exceed the margin less one.
 */
export function reframe(
  from: Canvas,
  margin: number,
  by: { readonly x: number; readonly y: number },
): Canvas {
  const to = makeCanvas(from.width - 2 * margin, from.height - 2 * margin);
  const left = Math.floor(margin + by.x);
  const top = Math.floor(margin + by.y);
  const right = margin + by.x - left;
  const down = margin + by.y - top;
  const shares = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
  const [a = 0, b = 0, c = 0, d = 0] = shares;
  const source = from.pixels;
  const stride = from.width * 3;
  let target = 0;
  for (let y = 0; y < to.height; y++) {
    let at = ((y + top) * from.width + left) * 3;
    for (let i = 0; i < to.width * 3; i++, at++, target++) {
      to.pixels[target] =
        a * source[at]! +
        b * source[at + 3]! +
        c * source[at + stride]! +
        d * source[at + stride + 3]!;
    }
  }
  return to;
}
