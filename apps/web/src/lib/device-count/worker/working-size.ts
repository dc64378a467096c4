/** Long side of the processed picture, px: as on the server. */
const LONG_SIDE = 640;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size at which a displayed picture is processed: never enlarged; both sides are even because the colour planes
 * have half of them. px
 */
export function workingSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
