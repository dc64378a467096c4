import { useCallback } from 'react';
import { cn } from '../../../components/ui/cn.ts';

interface CameraPictureProps {
  readonly track: MediaStreamTrack;
  readonly className?: string;
}

/** What the camera sees, whole. */
export function CameraPicture({ track, className }: CameraPictureProps) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return;
      video.srcObject = new MediaStream([track]);
      return () => {
        video.srcObject = null;
      };
    },
    [track],
  );
  return (
    <video
      ref={show}
      autoPlay
      muted
      playsInline
      aria-label="What the camera sees"
      className={cn('size-full object-contain', className)}
    />
  );
}
