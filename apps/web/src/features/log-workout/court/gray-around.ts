import type { GrayPicture, ImagePoint } from '@hooplog/vision/court';
import type { Size } from './marking.ts';

/** A part of a frame in gray, and where its upper left corner lies in the displayed video. */
export interface GrayPart {
  readonly picture: GrayPicture;
  readonly left: number;
  readonly top: number;
  /** Pixels of the part a pixel of the displayed video. */
  readonly scale: number;
}

/** The surroundings of a point of the frame that a video shows. Null while it shows none. */
export function grayAround(
  video: HTMLVideoElement,
  point: ImagePoint,
  reach: number,
  frame: Size,
): GrayPart | null {
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
  const luma = Uint8ClampedArray.from({ length: side * side }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * index, 4 * index + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { picture: { width: side, height: side, luma }, left, top, scale };
}
