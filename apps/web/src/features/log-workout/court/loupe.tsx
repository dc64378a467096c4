import type { ImageLine, ImagePoint } from '@hooplog/vision/court';
import { type RefObject, useEffect, useRef } from 'react';
import { cn } from '../../../components/ui/cn.ts';
import type { Size } from './marking.ts';
import { OverlayLines } from './overlay-lines.tsx';

interface LoupeProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly point: ImagePoint;
  readonly lines: readonly ImageLine[];
  readonly frame: Size;
}

/** Size of the loupe's own pixels, and how much of the picture's width it shows. */
const SIDE = 256;
const SHOWN_SHARE = 0.07;

/** What the finger hides: the surroundings of a point from close by, in the corner that the point is not in. */
export function Loupe({ video, point, lines, frame }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reach = (SHOWN_SHARE * frame.width) / 2;
  const { x, y } = point;
  useEffect(() => {
    const source = video.current;
    const context = canvas.current?.getContext('2d') ?? null;
    if (source === null || context === null || source.videoWidth === 0) return;
    const scale = source.videoWidth / frame.width;
    const side = 2 * reach * scale;
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(
      source,
      (x - reach) * scale,
      (y - reach) * scale,
      side,
      side,
      0,
      0,
      SIDE,
      SIDE,
    );
  }, [video, x, y, reach, frame]);
  return (
    <div
      aria-hidden
      className={cn(
        'border-white pointer-events-none absolute z-20 size-28 overflow-hidden rounded-full border-2 shadow-lg md:size-36',
        x < frame.width / 2 ? 'right-2' : 'left-2',
        y < frame.height / 2 ? 'bottom-2' : 'top-2',
      )}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} className="absolute inset-0 size-full" />
      <svg
        viewBox={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`}
        className="absolute inset-0 size-full"
      >
        <OverlayLines lines={lines} />
        <path
          d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`}
          stroke="#fff"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          style={{ mixBlendMode: 'difference' }}
        />
      </svg>
    </div>
  );
}
