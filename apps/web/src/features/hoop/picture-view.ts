import type { Rim } from '@hooplog/contract';

/** A part of the picture, magnified. */
export interface PictureView {
  readonly zoom: number;
  /** What is in the middle, as shares of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE_PICTURE: PictureView = { zoom: 1, x: 0.5, y: 0.5 };
const CLOSE_UP = 3;

/** The ring from close by. */
export function closeUp(rim: Rim, frame: { readonly width: number; readonly height: number }) {
  return { zoom: CLOSE_UP, x: rim.cx / frame.width, y: rim.cy / frame.height };
}

/** Where an edge of the magnified picture lies, as a share of the window. No edge comes into view. */
const edge = (zoom: number, share: number) => Math.min(0, Math.max(1 - zoom, 0.5 - zoom * share));

/** Where the magnified picture lies behind its window, in percent of the window. */
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

/** Where in the window a place of the picture is seen; both as shares. */
export function placeInWindow({ zoom, x, y }: PictureView, place: Shares): Shares {
  return { x: edge(zoom, x) + zoom * place.x, y: edge(zoom, y) + zoom * place.y };
}
