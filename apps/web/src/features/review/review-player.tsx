import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { ImageLine } from '@hooplog/vision/court';
import type { RefObject } from 'react';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { frameStyle } from '../../components/film-frame/frame-style.ts';
import { FeetLabel } from './feet-mark.tsx';
import { ShotEvidence } from './shot-evidence.tsx';
import { withBase } from '../../lib/base-path.ts';

interface ReviewPlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly video: Video;
  readonly shot: LoggedShot | null;
  /** Court lines in image coordinates; empty when no court is marked. */
  readonly courtLines: readonly ImageLine[];
  /** Whether the evidence of the call is drawn over the video. */
  readonly isWhyShown: boolean;
  /** Plays or pauses when the film is tapped. */
  readonly onToggle: () => void;
}

/** The video at the shot under review, with the evidence of its call and its spot drawn over it. */
export function ReviewPlayer(props: ReviewPlayerProps) {
  const { ref, video, shot, courtLines, isWhyShown, onToggle } = props;
  const { media, playbackUrl, posterUrl, calibration } = video;
  const evidence = shot?.detection?.evidence ?? null;
  const feet = evidence?.location?.feet;
  if (playbackUrl === null) {
    return (
      <p className="rounded-control bg-sunken p-4 text-sm text-muted">
        {video.isStored
          ? t('This video cannot be played here. The list of its shots is complete.')
          : t(
              'This video is on the device that counted it, not on this one. The list of its shots is complete.',
            )}
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
        src={withBase(playbackUrl)}
        poster={withBase(posterUrl)}
        muted
        playsInline
        preload="auto"
        aria-label={t('Your workout video')}
        className="size-full"
        onClick={onToggle}
      />
      {isWhyShown && media !== null && (
        <>
          <ShotEvidence
            player={ref}
            evidence={evidence}
            rim={calibration?.rim ?? null}
            courtLines={courtLines}
            outcome={shot?.outcome ?? 'made'}
            frame={media}
          />
          {feet !== undefined && <FeetLabel feet={feet} frame={media} />}
        </>
      )}
    </div>
  );
}
