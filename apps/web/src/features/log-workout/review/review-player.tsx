import type { Video } from '@hooplog/contract';
import type { RefObject } from 'react';
import type { LoggedShot } from '../shot-log/logged-shot.ts';
import { frameStyle } from '../video/frame-style.ts';
import { ShotEvidence } from './shot-evidence.tsx';

interface ReviewPlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly video: Video;
  readonly shot: LoggedShot | null;
}

/** The video, at the shot under review, with the ball's way drawn over it. */
export function ReviewPlayer({ ref, video, shot }: ReviewPlayerProps) {
  const { media, playbackUrl, posterUrl, calibration } = video;
  if (playbackUrl === null) {
    return (
      <p className="rounded-control bg-sunken p-4 text-sm text-muted">
        This video cannot be played here. The list of its shots is complete.
      </p>
    );
  }
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-control bg-sunken"
      style={media === null ? undefined : frameStyle(media)}
    >
      <video
        ref={ref}
        src={playbackUrl}
        poster={posterUrl ?? undefined}
        controls
        muted
        playsInline
        preload="auto"
        aria-label="Your workout video"
        className="size-full"
      />
      {media !== null && (
        <ShotEvidence
          player={ref}
          evidence={shot?.detection?.evidence ?? null}
          rim={calibration?.rim ?? null}
          outcome={shot?.outcome ?? 'made'}
          frame={media}
        />
      )}
    </div>
  );
}
