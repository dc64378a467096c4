import type { Place, Video } from '@hooplog/contract';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { CourtSetup } from './court-setup.tsx';
import { floorSeconds } from './floor-seconds.ts';
import { FrameAt } from './frame-at.tsx';
import type { NewCourt } from './use-remember-place.ts';

interface VideoCourtProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  /** The saved place to start from; null for none. */
  readonly from: Place | null;
  /** The floor is visible at their moments, since the player stands on it. */
  readonly shots: readonly LoggedShot[];
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly onSave: (court: NewCourt) => void;
  /** Back to the review: shots keep their spots, and the marking is kept as a draft. */
  readonly onLeave: () => void;
}

/** Marks the court over a frame of a video. */
export function VideoCourt({ video, media, shots, ...rest }: VideoCourtProps) {
  const { rim = null, court = null, lines = null, courtSource = null } = video.calibration ?? {};
  return (
    <CourtSetup
      {...rest}
      known={{ draftKey: video.id, rim, court, lines, source: courtSource }}
      frame={media}
      picture={(ref, over) => (
        <FrameAt video={video} ref={ref} startSeconds={floorSeconds(shots, media)} media={media}>
          {over}
        </FrameAt>
      )}
    />
  );
}
