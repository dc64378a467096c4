import { t } from '@hooplog/language';
import { type RefObject, useCallback } from 'react';
import { cn } from '../../../components/ui/cn.ts';

interface CameraPictureProps {
  /** The video element, for code that reads its pixels. */
  readonly ref?: RefObject<HTMLVideoElement | null>;
  readonly track: MediaStreamTrack;
  readonly className?: string;
}

/** The whole camera picture. */
export function CameraPicture({ ref, track, className }: CameraPictureProps) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return;
      video.srcObject = new MediaStream([track]);
      if (ref !== undefined) ref.current = video;
      return () => {
        video.srcObject = null;
        if (ref !== undefined) ref.current = null;
      };
    },
    [track, ref],
  );
  return (
    <video
      ref={show}
      autoPlay
      muted
      playsInline
      aria-label={t('What the camera sees')}
      className={cn('size-full object-contain', className)}
    />
  );
}
