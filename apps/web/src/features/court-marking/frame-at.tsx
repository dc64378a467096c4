import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { formatMoment } from '../../lib/format/format-moment.ts';
import { StillFilm } from './still-film.tsx';

interface FrameAtProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  readonly startSeconds: number;
  /** Draws over the frame. */
  readonly children: (picture: ReactNode) => ReactNode;
}

/** A frame of the video, with a slider for when a player blocks the view. */
export function FrameAt({ ref, video, media, startSeconds, children }: FrameAtProps) {
  const [seconds, setSeconds] = useState(startSeconds);
  const sliderId = useId();
  useEffect(() => {
    if (ref.current !== null) ref.current.currentTime = seconds;
  }, [ref, seconds]);
  const picture = <StillFilm ref={ref} video={video} seconds={startSeconds} />;
  return (
    <div>
      {children(picture)}
      <label
        htmlFor={sliderId}
        className="mt-2 flex items-center gap-3 text-sm whitespace-nowrap text-muted figures"
      >
        {t('Frame at {time}', { time: formatMoment(seconds) })}
        <input
          id={sliderId}
          type="range"
          min={0}
          max={media.durationSeconds}
          step={0.1}
          value={seconds}
          onChange={({ target }) => {
            setSeconds(target.valueAsNumber);
          }}
          className="h-6 min-w-0 flex-1 accent-accent"
        />
      </label>
    </div>
  );
}
