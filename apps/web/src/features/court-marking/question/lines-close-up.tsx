import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { ImageLine, ImagePoint } from '@hooplog/vision/court';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FrameAt } from '../frame-at.tsx';
import { isOutside, type Size } from '../room.ts';
import { LinesOver } from './lines-over.tsx';

interface LinesCloseUpProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  readonly lines: readonly ImageLine[];
  readonly seconds: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Minimum width of the picture. It is fitted to the window, but never smaller than this; then it scrolls. */
const MIN_WIDTH = '44rem';

/**
 * A scrollable window on a picture that may be larger; `middle` is what it is centred on at first, as shares of the
 * picture.
 */
function PictureWindow({ middle, children }: { middle: ImagePoint; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { x, y } = middle;
  // Only once the dialog is open: a closed one has no size.
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = y * current.scrollHeight - current.clientHeight / 2;
  }, [x, y]);
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t('Close-up of the lines')}
      // Arrow keys scroll it.
      tabIndex={0}
      className="max-h-[65dvh] overflow-auto rounded-control bg-sunken"
    >
      {children}
    </div>
  );
}

/** The centre of the marks that are in the picture, as shares of it. */
function middleOf({ calibration }: Video, { width, height }: Size): ImagePoint {
  const places = (calibration?.court ?? [])
    .map(({ image: [x, y] }) => ({ x, y }))
    .filter((place) => !isOutside(place, { width, height }));
  const mean = (pick: (place: ImagePoint) => number, side: number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, places.length) / side;
  return { x: mean(({ x }) => x, width), y: mean(({ y }) => y, height) };
}

/** The lines over a large scrollable picture, with a slider for when a player stands on them. */
export function LinesCloseUp(props: LinesCloseUpProps) {
  const { video, media, lines, seconds, isOpen, onClose } = props;
  const player = useRef<HTMLVideoElement>(null);
  const { width, height } = media;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('Do these lines match the court?')}
      form="wide"
    >
      <FrameAt video={video} ref={player} startSeconds={seconds} media={media}>
        {(picture) => (
          <PictureWindow middle={middleOf(video, media)}>
            <div
              className="relative mx-auto"
              style={{
                aspectRatio: `${width} / ${height}`,
                width: `max(100%, ${MIN_WIDTH})`,
                maxWidth: `max(${MIN_WIDTH}, 65dvh * ${width / height})`,
              }}
            >
              {picture}
              <LinesOver lines={lines} media={media} />
            </div>
          </PictureWindow>
        )}
      </FrameAt>
    </Dialog>
  );
}
