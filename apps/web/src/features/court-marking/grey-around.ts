import type { GreyPicture, ImagePoint } from '@hooplog/vision/court';
import type { Size } from './room.ts';

/** A greyscale crop of a frame, and the position of its upper left corner in the displayed video. */
export interface GreyPart {
  readonly picture: GreyPicture;
  readonly left: number;
  readonly top: number;
  /** Pixels of the crop per pixel of the displayed video. */
  readonly scale: number;
}

/** The surroundings of a point in the video's current frame; null while it shows none. */
export function greyAround(
  video: HTMLVideoElement,
  point: ImagePoint,
  reach: number,
  frame: Size,
): GreyPart | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  // The rendition may be smaller than the video that points are given in. The crop keeps the rendition's resolution.
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
  // Replicates the edge beyond the picture: black padding would look like a line along the edge.
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

/** For each of `count` positions, the nearest one in [low, high). */
function nearest(low: number, high: number, count: number): readonly number[] {
  const [first, last] = [Math.max(0, Math.ceil(low)), Math.min(count, Math.floor(high)) - 1];
  return Array.from({ length: count }, (_, at) => Math.min(last, Math.max(first, at)));
}
