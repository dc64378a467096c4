import type { Frame } from '@hooplog/vision';
import { fromCanvas, type Paint } from './from-canvas.ts';
import { planesOf } from './plane-layout.ts';
import type { SourcePlane, Turn } from './scale-plane.ts';
import { PlaneScaler } from './scale-plane.ts';
import type { Size } from './working-size.ts';

/** A decoded frame: a camera's `VideoFrame`, or mediabunny's `VideoSample` of a file. */
export interface DecodedPicture {
  readonly format: string | null;
  readonly visibleRect: Size | null;
  readonly colorSpace: { readonly fullRange: boolean | null };
  allocationSize(): number;
  copyTo(to: Uint8Array): Promise<PlaneLayout[]>;
}

/** Released buffers kept for reuse. */
const MAX_SPARE = 16;

/** Maps full-range luma (0 to 255) to the limited range of videos, in which 0 means that nothing is shown. */
const LUMA_LEVELS = Uint8Array.from({ length: 256 }, (_, level) => 16 + (level * 219) / 255);
const COLOUR_LEVELS = Uint8Array.from({ length: 256 }, (_, level) => 128 + ((level - 128) * 224) / 255); // prettier-ignore

/** Converts decoded frames to the working size. One frame at a time. */
export class FrameReader {
  private readonly size: Size;
  private readonly spare: Uint8Array<ArrayBuffer>[] = [];
  private copied = new Uint8Array(0);
  private layout = '';
  private scalers: readonly PlaneScaler[] = [];

  /** `size`: working size, upright; px. */
  constructor(size: Size) {
    this.size = size;
  }

  /** Takes back the planes of a frame that is no longer in use. */
  release({ luma }: Frame): void {
    // All planes share one buffer, luma first.
    if (this.spare.length < MAX_SPARE) this.spare.push(new Uint8Array(luma.buffer as ArrayBuffer));
  }

  /** `seconds`: the frame's own time. The picture may be closed once the promise resolves. */
  async read(picture: DecodedPicture, turn: Turn, seconds: number, paint: Paint): Promise<Frame> {
    const frame = this.blank(seconds);
    const planes = await this.copy(picture);
    if (planes) this.scale(planes, frame, turn, picture.colorSpace.fullRange === true);
    else fromCanvas(frame, paint);
    return frame;
  }

  private blank(seconds: number): Frame & { readonly chroma: NonNullable<Frame['chroma']> } {
    const { width, height } = this.size;
    const pixels = width * height;
    const data = this.spare.pop() ?? new Uint8Array(pixels * 1.5);
    return {
      seconds,
      width,
      height,
      luma: data.subarray(0, pixels),
      chroma: {
        width: width / 2,
        height: height / 2,
        u: data.subarray(pixels, pixels * 1.25),
        v: data.subarray(pixels * 1.25),
      },
    };
  }

  /** Null for pixel formats other than planes of eight bits. */
  private async copy(picture: DecodedPicture): Promise<readonly SourcePlane[] | null> {
    const { format, visibleRect } = picture;
    if (format === null || visibleRect === null || planesOf(format) === null) return null;
    const bytes = picture.allocationSize();
    if (this.copied.length < bytes) this.copied = new Uint8Array(bytes);
    const layouts = await picture.copyTo(this.copied);
    // A DOMRect has its sides as class getters: a spread copy would lose them.
    const { width, height } = visibleRect;
    return planesOf(format)?.(this.copied, layouts, { width, height }) ?? null;
  }

  private scale(
    planes: readonly SourcePlane[],
    { luma, chroma }: ReturnType<FrameReader['blank']>,
    turn: Turn,
    isFullRange: boolean,
  ): void {
    const layout = JSON.stringify([
      turn,
      planes.map(({ width, height, stride, step }) => [width, height, stride, step]),
    ]);
    if (layout !== this.layout) {
      this.layout = layout;
      this.scalers = planes.map(
        (plane, at) => new PlaneScaler(plane, at === 0 ? this.size : chroma, turn),
      );
    }
    for (const [at, out] of [luma, chroma.u, chroma.v].entries()) {
      const levels = at === 0 ? LUMA_LEVELS : COLOUR_LEVELS;
      this.scalers[at]!.scale(planes[at]!, out, isFullRange ? levels : null);
    }
  }
}
