interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** "44% from the left, 39% from the top": a place of the picture, for screen readers. */
export function pictureWords({ x, y }: Place, { width, height }: Size): string {
  return `${percent(x / width)} from the left, ${percent(y / height)} from the top`;
}
