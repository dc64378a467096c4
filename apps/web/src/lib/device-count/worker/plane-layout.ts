import type { SourcePlane } from './scale-plane.ts';
import type { Size } from './working-size.ts';

/** Luma, Cb and Cr planes of a frame copied to memory. */
type FindPlanes = (bytes: Uint8Array, layouts: readonly PlaneLayout[], size: Size) => SourcePlane[];

const half = ({ width, height }: Size): Size => ({
  width: (width + 1) >> 1,
  height: (height + 1) >> 1,
});

/** `colourSize`: size of the colour planes, given that of the picture. */
const apart =
  (colourSize: (size: Size) => Size): FindPlanes =>
  (bytes, layouts, size) =>
    layouts.slice(0, 3).map(({ offset, stride }, at) => ({
      bytes,
      offset,
      stride,
      step: 1,
      ...(at === 0 ? size : colourSize(size)),
    }));

/** Cb and Cr interleaved in one plane (NV12). */
const inTurns: FindPlanes = (bytes, [luma, colour], size) => {
  if (!luma || !colour) return [];
  const { stride } = colour;
  return [
    { bytes, ...luma, step: 1, ...size },
    { bytes, offset: colour.offset, stride, step: 2, ...half(size) },
    { bytes, offset: colour.offset + 1, stride, step: 2, ...half(size) },
  ];
};

const FORMATS: Readonly<Record<string, FindPlanes>> = {
  I420: apart(half),
  I420A: apart(half),
  I422: apart(({ width, height }) => ({ width: (width + 1) >> 1, height })),
  I444: apart((size) => size),
  NV12: inTurns,
};

/** How to find the planes of a WebCodecs format; null for one without planes of eight bits. */
export const planesOf = (format: string): FindPlanes | null => FORMATS[format] ?? null;
