import type { ImageLine, ImagePoint } from '@hooplog/vision/court';
import type { RefObject } from 'react';
import { Loupe } from '../video/loupe.tsx';
import type { Size } from './marking.ts';
import { OverlayLines } from './overlay-lines.tsx';

interface MarkLoupeProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly point: ImagePoint;
  readonly lines: readonly ImageLine[];
  readonly frame: Size;
}

/** How much of the picture's width is shown. */
const SHOWN_SHARE = 0.07;

/** The surroundings of a mark, with the court's lines and a cross at the very spot. */
export function MarkLoupe({ video, point, lines, frame }: MarkLoupeProps) {
  const { x, y } = point;
  const reach = (SHOWN_SHARE * frame.width) / 2;
  return (
    <Loupe
      picture={video}
      frame={frame}
      centre={point}
      reach={reach}
      finger={{ x: x / frame.width, y: y / frame.height }}
    >
      <OverlayLines lines={lines} />
      <path
        d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`}
        stroke="#fff"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
        style={{ mixBlendMode: 'difference' }}
      />
    </Loupe>
  );
}
