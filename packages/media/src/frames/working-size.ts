/**
 * The size at which frames are analysed: the display's shape with its long side at most `longSide`, never
 * enlarged, both sides even because colour is stored at half resolution. Pixels.
 */
export function workingSize(
  displayWidth: number,
  displayHeight: number,
  longSide: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longSide / Math.max(displayWidth, displayHeight));
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(displayWidth), height: even(displayHeight) };
}
