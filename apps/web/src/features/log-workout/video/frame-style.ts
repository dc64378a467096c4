/** Shape of a box that shows a whole frame: as wide as there is room, but never higher than most of the screen. */
export function frameStyle({ width, height }: { readonly width: number; readonly height: number }) {
  return { aspectRatio: `${width} / ${height}`, maxWidth: `calc(65vh * ${width / height})` };
}
