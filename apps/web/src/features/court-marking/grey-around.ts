import type { GreyPicture, ImagePoint } from '@hooplog/vision/court';
import type { Size } from './room.ts';

/** A part of a frame in grey, and where its upper left corner lies in the displayed video. */
export interface GreyPart {
  readonly picture: GreyPicture;
  readonly left: number;
  readonly top: number;
  /** Pixels of the part a pixel of the displayed video. */
  readonly scale: number;
}

/** The surroundings of a point of the frame that a video shows. Null while it shows none. */
export function greyAround(
  video: HTMLVideoElement,
  point: ImagePoint,
  reach: number,
  frame: Size,
): GreyPart | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  // The rendition may be smaller than the video that points are given in: its own pixels are all there is.
  const scale = video.videoWidth / frame.width;
  const side = Math.ceil(2 * reach * scale);
  const [left, top] = [point.x - reach, point.y - reach];
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(video, left * scale, top * scale, side, side, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  // What lies beyond the picture's edge goes on as the edge is: black, it would look like a line along it.
  const columns = nearest(-left * scale, video.videoWidth - left * scale, side);
  const rows = nearest(-top * scale, video.videoHeight - top * scale, side);
  const luma = new Uint8ClampedArray(side * side);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      const at = 4 * (row * side + column);
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      luma[y * side + x] = 0.299 * red + 0.587 * green + 0.114 * blue;
    });
  });
  return { picture: { width: side, height: side, luma }, left, top, scale };
}

/** For each of `count` places the nearest one that lies from `low` on and before `high`. */
function nearest(low: number, high: number, count: number): readonly number[] {
  const [first, last] = [Math.max(0, Math.ceil(low)), Math.min(count, Math.floor(high)) - 1];
  return Array.from({ length: count }, (_, at) => Math.min(last, Math.max(first, at)));
}
