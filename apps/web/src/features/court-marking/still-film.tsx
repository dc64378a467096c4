import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { Ref } from 'react';
import { withBase } from '../../lib/base-path.ts';

interface StillFilmProps {
  readonly ref?: Ref<HTMLVideoElement>;
  readonly video: Pick<Video, 'playbackUrl' | 'posterUrl'>;
  readonly seconds: number;
}

/** The film of a video, paused at a moment; it fills its parent. */
export function StillFilm({ ref, video: { playbackUrl, posterUrl }, seconds }: StillFilmProps) {
  return (
    <video
      ref={ref}
      src={playbackUrl === null ? undefined : `${withBase(playbackUrl)}#t=${seconds}`}
      poster={withBase(posterUrl)}
      muted
      playsInline
      preload="auto"
      aria-label={t('A frame of your video')}
      className="pointer-events-none absolute inset-0 size-full object-fill"
    />
  );
}
