import type { ImagePoint } from '../analysis.ts';

/** A grey picture, row-major, one byte per pixel. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly luma: ArrayLike<number>;
}

/** A pixel on a thin line: how clear it is, and the direction across. */
export interface RidgePixel {
  readonly x: number;
  readonly y: number;
  /** Grey levels per px², positive; only comparable within a picture. */
  readonly weight: number;
  /** Radians, 0 to π: the direction across the line. */
  readonly normal: number;
  readonly bright: boolean;
}

/** Gaussian weights of a width (px) and its first two derivatives. */
function kernels(sigma: number): {
  smooth: number[];
  derivative: number[];
  secondDerivative: number[];
} {
  const reach = Math.ceil(3 * sigma);
  const places = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const raw = places.map((x) => Math.exp(-(x * x) / (2 * sigma * sigma)));
  const sum = raw.reduce((total, value) => total + value, 0);
  const smooth = raw.map((value) => value / sum);
  return {
    smooth,
    derivative: smooth.map((value, at) => (places[at]! / sigma ** 2) * value),
    secondDerivative: smooth.map(
      (value, at) => ((places[at]! ** 2 - sigma ** 2) / sigma ** 4) * value,
    ),
  };
}

/** A square cut out of a picture; outside, the border pixels are repeated. */
function cutOut({ width, height, luma }: GreyPicture, x0: number, y0: number, side: number) {
  const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  return Float64Array.from({ length: side * side }, (_, at) => {
    const x = clamp(x0 + (at % side), width);
    const y = clamp(y0 + Math.floor(at / side), height);
    return luma[y * width + x]!;
  });
}

/** Convolves every pixel with weights, along a row (step 1) or a column (step `side`). */
function convolve(from: Float64Array, side: number, step: number, kernel: readonly number[]) {
  const reach = kernel.length >> 1;
  return from.map((_, at) => {
    const place = step === 1 ? at % side : Math.floor(at / side);
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const to = Math.max(0, Math.min(side - 1, place + k));
      sum += kernel[k + reach]! * from[at + (to - place) * step]!;
    }
    return sum;
  });
}

/** Line-like pixels within `radius` px of a point: where brightness curves across and is straight along. */
export function ridgesAround(picture: GreyPicture, at: ImagePoint, radius: number): RidgePixel[] {
  const sigma = Math.max(1, radius / 18);
  const { smooth, derivative, secondDerivative } = kernels(sigma);
  const reach = Math.ceil(radius + 3 * sigma);
  const side = 2 * reach + 1;
  const x0 = Math.round(at.x) - reach;
  const y0 = Math.round(at.y) - reach;
  const cut = cutOut(picture, x0, y0, side);
  const derive = (across: readonly number[], down: readonly number[]): Float64Array =>
    convolve(convolve(cut, side, 1, across), side, side, down);
  const xx = derive(secondDerivative, smooth);
  const yy = derive(smooth, secondDerivative);
  const xy = derive(derivative, derivative);
  const found: RidgePixel[] = [];
  for (let i = 0; i < cut.length; i++) {
    const x = x0 + (i % side);
    const y = y0 + Math.floor(i / side);
    if (Math.hypot(x - at.x, y - at.y) > radius) continue;
    const mean = (xx[i]! + yy[i]!) / 2;
    const apart = Math.hypot((xx[i]! - yy[i]!) / 2, xy[i]!);
    // Eigenvalues mean ± apart: the one across the line is large, the one along it small.
    const weight = Math.abs(mean) + apart - 2 * Math.abs(Math.abs(mean) - apart);
    if (weight <= 0) continue;
    const turn = Math.atan2(2 * xy[i]!, xx[i]! - yy[i]!) / 2;
    const normal = mean < 0 ? turn + Math.PI / 2 : turn;
    found.push({ x, y, weight, normal: (normal + Math.PI) % Math.PI, bright: mean < 0 });
  }
  return found;
}
