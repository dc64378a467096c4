import type { Video } from '@hooplog/contract';
import type { ImageLine } from '@hooplog/vision/court';
import { OverlayLines } from '../../../components/film-frame/overlay-lines.tsx';

interface LinesOverProps {
  readonly lines: readonly ImageLine[];
  readonly media: NonNullable<Video['media']>;
}

/** The court lines over a whole frame that fills the same box. */
export function LinesOver({ lines, media }: LinesOverProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${media.width} ${media.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <OverlayLines lines={lines} />
    </svg>
  );
}
