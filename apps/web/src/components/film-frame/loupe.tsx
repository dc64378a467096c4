import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '../ui/cn.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LoupeProps {
  /** The source of the picture. */
  readonly picture: RefObject<HTMLVideoElement | HTMLImageElement | null>;
  readonly frame: { readonly width: number; readonly height: number };
  /** Centre and radius of the shown part, in pixels of the displayed video. */
  readonly centre: Point;
  readonly reach: number;
  /** The finger's position, as shares of the window: the loupe is in the opposite corner. */
  readonly finger: Point;
  /** Drawn over the picture, in pixels of the displayed video. */
  readonly children: ReactNode;
}

/** Width and height of the loupe in its own pixels. */
const SIDE = 256;

/** Natural width of the picture; 0 before it has loaded. */
function ownWidth(picture: HTMLVideoElement | HTMLImageElement): number {
  return picture instanceof HTMLVideoElement ? picture.videoWidth : picture.naturalWidth;
}

/** A magnified part of the frame that the finger covers, in the opposite corner. */
export function Loupe({ picture, frame, centre, reach, finger, children }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [left, top] = [centre.x - reach, centre.y - reach];
  useEffect(() => {
    const source = picture.current;
    const context = canvas.current?.getContext('2d') ?? null;
    if (source === null || context === null || ownWidth(source) === 0) return;
    const scale = ownWidth(source) / frame.width;
    const side = 2 * reach * scale;
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(source, left * scale, top * scale, side, side, 0, 0, SIDE, SIDE);
  }, [picture, left, top, reach, frame]);
  return (
    <div
      aria-hidden
      className={cn(
        'pointer-events-none absolute z-20 size-28 overflow-hidden rounded-full border-2 border-white shadow-lg md:size-36',
        finger.x < 0.5 ? 'right-2' : 'left-2',
        finger.y < 0.5 ? 'bottom-2' : 'top-2',
      )}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} className="absolute inset-0 size-full" />
      <svg
        viewBox={`${left} ${top} ${2 * reach} ${2 * reach}`}
        className="absolute inset-0 size-full"
        fill="none"
      >
        {children}
      </svg>
    </div>
  );
}
