/**
 * Style of a box that shows a whole frame: as wide as possible, but no higher than most of the screen, or than
 * `--frame-height` if a parent sets it.
 */
export function frameStyle({ width, height }: { readonly width: number; readonly height: number }) {
  const ratio = width / height;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `calc(var(--frame-height, 65vh) * ${ratio})`,
  };
}
