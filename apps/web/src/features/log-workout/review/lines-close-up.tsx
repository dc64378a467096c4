import type { Video } from '@hooplog/contract';
import type { ImageLine } from '@hooplog/vision/court';
import { useRef } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FrameAt } from '../court/frame-at.tsx';
import { LinesOver } from './lines-over.tsx';

interface LinesCloseUpProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  readonly lines: readonly ImageLine[];
  readonly seconds: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** As large as the window shows it whole, but never smaller than this: then it is moved about in. */
const LEAST_WIDTH = '44rem';

/** On a phone the picture is larger than the window, and its middle is shown first. */
function showMiddle(window: HTMLDivElement | null): void {
  if (window === null) return;
  window.scrollLeft = (window.scrollWidth - window.clientWidth) / 2;
  window.scrollTop = (window.scrollHeight - window.clientHeight) / 2;
}

/** The lines over a large picture, to be moved about in, with a slider for when somebody stands on them. */
export function LinesCloseUp(props: LinesCloseUpProps) {
  const { video, media, lines, seconds, isOpen, onClose } = props;
  const player = useRef<HTMLVideoElement>(null);
  const { width, height } = media;
  return (
    <Dialog open={isOpen} onClose={onClose} title="Are these the lines?" form="wide">
      <FrameAt video={video} ref={player} startSeconds={seconds} media={media}>
        {(picture) => (
          <div
            ref={showMiddle}
            role="region"
            aria-label="The lines from close by"
            // The keyboard moves about in it by arrows.
            tabIndex={0}
            className="max-h-[65dvh] overflow-auto rounded-control bg-sunken"
          >
            <div
              className="relative mx-auto"
              style={{
                aspectRatio: `${width} / ${height}`,
                width: `max(100%, ${LEAST_WIDTH})`,
                maxWidth: `max(${LEAST_WIDTH}, 65dvh * ${width / height})`,
              }}
            >
              {picture}
              <LinesOver lines={lines} media={media} />
            </div>
          </div>
        )}
      </FrameAt>
    </Dialog>
  );
}
