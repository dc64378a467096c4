import type { Window } from '../film/camera-move.ts';
import { type Canvas, makeCanvas } from './canvas.ts';

/** What of a picture that was drawn with a margin a zoomed or turned phone shows, between pixels by their shares. */
export function cutWindow(from: Canvas, margin: number, { x, y, zoom }: Window): Canvas {
  const to = makeCanvas(from.width - 2 * margin, from.height - 2 * margin);
  const left = (from.width - to.width / zoom) / 2 + x;
  const top = (from.height - to.height / zoom) / 2 + y;
  const stride = from.width * 3;
  const at = (part: number, first: number, size: number): number =>
    Math.min(size - 1.001, Math.max(0, first + (part + 0.5) / zoom - 0.5));
  for (let row = 0, target = 0; row < to.height; row++) {
    const sy = at(row, top, from.height);
    const down = sy - Math.floor(sy);
    for (let column = 0; column < to.width; column++) {
      const sx = at(column, left, from.width);
      const right = sx - Math.floor(sx);
      let source = Math.floor(sy) * stride + Math.floor(sx) * 3;
      for (const end = source + 3; source < end; source++, target++) {
        const upper = (1 - right) * from.pixels[source]! + right * from.pixels[source + 3]!;
        const lower =
          (1 - right) * from.pixels[source + stride]! + right * from.pixels[source + stride + 3]!;
        to.pixels[target] = (1 - down) * upper + down * lower;
      }
    }
  }
  return to;
}
