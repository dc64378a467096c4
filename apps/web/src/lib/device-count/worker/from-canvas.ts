import type { Frame } from '@hooplog/vision';
import type { Size } from './working-size.ts';

/** Paints a decoded frame upright over a whole canvas: for frames whose pixels cannot be read directly. */
export type Paint = (on: OffscreenCanvasRenderingContext2D, size: Size) => void;

let canvas: OffscreenCanvas | null = null;

/**
 * Fills a frame from a painted picture: for ten-bit frames, as phones film in HDR, or decoders that do not expose
 * pixels. Slower, and colours are as the browser shows them.
 */
export function fromCanvas({ width, height, luma, chroma }: Frame, paint: Paint): void {
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height); // prettier-ignore
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context || !chroma) throw new Error('This browser has no canvas in a worker.');
  paint(context, { width, height });
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < luma.length; at++) {
    const [r, g, b] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!];
    luma[at] = 16 + (66 * r + 129 * g + 25 * b + 128) / 256;
  }
  for (let at = 0; at < chroma.u.length; at++) {
    const column = at % chroma.width;
    const from = 4 * (2 * ((at - column) / chroma.width) * width + 2 * column);
    const [r, g, b] = [data[from]!, data[from + 1]!, data[from + 2]!];
    chroma.u[at] = 128 + (112 * b - 38 * r - 74 * g) / 256;
    chroma.v[at] = 128 + (112 * r - 94 * g - 18 * b) / 256;
  }
}
