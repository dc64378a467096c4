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

/** Where the magnified picture lies behind its window, in percent of the window. No edge comes into view. */
export function placePicture({ zoom, x, y }: PictureView) {
  const offset = (share: number) =>
    `${Math.min(0, Math.max(100 - 100 * zoom, 50 - 100 * zoom * share))}%`;
  const size = `${100 * zoom}%`;
  return { width: size, height: size, left: offset(x), top: offset(y) };
}
