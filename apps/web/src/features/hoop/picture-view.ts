import type { Rim } from '@hooplog/contract';

/** A magnified part of the picture. */
export interface PictureView {
  readonly zoom: number;
  /** Centre of the view, as shares of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE_PICTURE: PictureView = { zoom: 1, x: 0.5, y: 0.5 };
const CLOSE_UP = 3;

/** A close-up of the rim. */
export function closeUp(rim: Rim, frame: { readonly width: number; readonly height: number }) {
  return { zoom: CLOSE_UP, x: rim.cx / frame.width, y: rim.cy / frame.height };
}

/** Position of an edge of the magnified picture as a share of the view, clamped so that the picture fills the view. */
const edge = (zoom: number, share: number) => Math.min(0, Math.max(1 - zoom, 0.5 - zoom * share));

/** Position and size of the magnified picture, in percent of the view. */
export function placePicture({ zoom, x, y }: PictureView) {
  const size = `${100 * zoom}%`;
  return {
    width: size,
    height: size,
    left: `${100 * edge(zoom, x)}%`,
    top: `${100 * edge(zoom, y)}%`,
  };
}

interface Shares {
  readonly x: number;
  readonly y: number;
}

/** Position within the view of a point of the picture; both as shares. */
export function placeInWindow({ zoom, x, y }: PictureView, place: Shares): Shares {
  return { x: edge(zoom, x) + zoom * place.x, y: edge(zoom, y) + zoom * place.y };
}
