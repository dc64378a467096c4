/**
 * Shape of a box that shows a whole frame: as wide as there is room, but never higher than most of the screen, or than
 * `--frame-height` where a box around it sets that.
 */
export function frameStyle({ width, height }: { readonly width: number; readonly height: number }) {
  const ratio = width / height;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `calc(var(--frame-height, 65vh) * ${ratio})`,
  };
}
