import type { Window } from '../film/camera-move.ts';
import { type Canvas, makeCanvas } from './canvas.ts';

/** The part that a zoomed or turned phone shows of a picture drawn with a margin, bilinearly sampled. */
export function cutWindow(from: Canvas, margin: number, { x, y, zoom }: Window): Canvas {
  const to = makeCanvas(from.width - 2 * margin, from.height - 2 * margin);
  const left = (from.width - to.width / zoom) / 2 + x;
  const top = (from.height - to.height / zoom) / 2 + y;
  const stride = from.width * 3;
  const at = (part: number, first: number, size: number): number =>
    Math.min(size - 1.001, Math.max(0, first + (part + 0.5) / zoom - 0.5));
  const columns = Float64Array.from({ length: to.width }, (_, column) =>
    at(column, left, from.width),
  );
  const { pixels } = from;
  for (let row = 0, target = 0; row < to.height; row++) {
    const sy = at(row, top, from.height);
    const down = sy - Math.floor(sy);
    const first = Math.floor(sy) * stride;
    for (const sx of columns) {
      const whole = Math.floor(sx);
      const right = sx - whole;
      const start = first + whole * 3;
      for (let source = start; source < start + 3; source++, target++) {
        const upper = (1 - right) * pixels[source]! + right * pixels[source + 3]!;
        const lower = (1 - right) * pixels[source + stride]! + right * pixels[source + stride + 3]!;
        to.pixels[target] = (1 - down) * upper + down * lower;
      }
    }
  }
  return to;
}
