import type { ImageLine, ImagePoint } from '@hooplog/vision/court';
import type { RefObject } from 'react';
import { Loupe } from '../../components/film-frame/loupe.tsx';
import { OverlayLines } from '../../components/film-frame/overlay-lines.tsx';
import { type Box, shareOf, type Size } from './room.ts';

interface MarkLoupeProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly point: ImagePoint;
  readonly lines: readonly ImageLine[];
  readonly frame: Size;
  /** The part of the plane that the view shows. */
  readonly view: Box;
}

/** Width of the magnified part, as a share of the picture's width. */
const SHOWN_SHARE = 0.07;

/** Magnifies the surroundings of a mark, with the court lines and a cross at the exact spot. */
export function MarkLoupe({ video, point, lines, frame, view }: MarkLoupeProps) {
  const { x, y } = point;
  const reach = (SHOWN_SHARE * frame.width) / 2;
  return (
    <Loupe picture={video} frame={frame} centre={point} reach={reach} finger={shareOf(point, view)}>
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
