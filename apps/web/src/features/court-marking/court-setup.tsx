import type { Place, Video } from '@hooplog/contract';
import { useId, useRef, useState } from 'react';
import { PlaceOffer } from '../../components/places/place-offer.tsx';
import { usePlaces } from '../../lib/queries/places.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { AskedPoint } from './asked-point.tsx';
import { CourtEditor } from './court-editor.tsx';
import { CourtForm } from './court-form.tsx';
import { CourtReport } from './court-report.tsx';
import { floorSeconds } from './floor-seconds.ts';
import { FrameAt } from './frame-at.tsx';
import { PointActions } from './point-actions.tsx';
import { useCourtSetup } from './use-court-setup.ts';
import type { NewCourt } from './use-save-court.ts';

interface CourtSetupProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  /** The place to start from; null for none. */
  readonly from: Place | null;
  /** Somebody stands on the floor when they are taken. */
  readonly shots: readonly LoggedShot[];
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly onSave: (court: NewCourt) => void;
  /** Back to the review: shots stay where they are, and what was marked stays for the next time. */
  readonly onLeave: () => void;
}

/** The court, laid over a frame of the video once, so that every shot finds its zone. */
export function CourtSetup(props: CourtSetupProps) {
  const { video, media, from, shots, isSaving, problem, onSave, onLeave } = props;
  const setup = useCourtSetup(video, from, media);
  const { place } = setup;
  const places = usePlaces(media);
  const player = useRef<HTMLVideoElement>(null);
  const [snaps, setSnaps] = useState(true);
  const headingId = useId();
  const isUnmarked = video.calibration?.court == null;
  // Lines that the program found do not speak against a place that the player knows.
  const isOwn = !isUnmarked && video.calibration?.courtSource === 'user';
  const leaveText = isUnmarked ? 'Go on without the court' : 'Cancel';
  return (
    <section aria-labelledby={headingId} className="space-y-4">
      <div>
        <h2 id={headingId} className="font-bold">
          Where is the court?
        </h2>
        <p className="mt-1 text-sm text-muted">
          Tap each point in the picture, or drag it there. Skip what is not in it. Then we know
          where you stood for every shot.
        </p>
      </div>
      {place === null && !isOwn && <PlaceOffer places={places} onUse={setup.use} />}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        {/* Not so high that what is pressed below it is out of reach. */}
        <div className="space-y-3 [--frame-height:52svh]">
          <AskedPoint setup={setup} />
          <FrameAt
            video={video}
            ref={player}
            startSeconds={floorSeconds(shots, media)}
            media={media}
          >
            {(picture) => (
              <CourtEditor
                video={player}
                frame={media}
                marking={setup.marking}
                floor={setup.floor}
                selected={setup.selected}
                snaps={snaps}
                hasRoom={setup.hasRoom}
                onSelect={setup.select}
                onChange={setup.change}
                onPlaced={setup.selectNext}
              >
                {picture}
              </CourtEditor>
            )}
          </FrameAt>
          <PointActions setup={setup} />
          <CourtReport setup={setup} leaveText={leaveText} onLeave={onLeave} />
        </div>
        <CourtForm
          setup={setup}
          places={places}
          snaps={snaps}
          isSaving={isSaving}
          problem={problem}
          leaveText={leaveText}
          onSnaps={setSnaps}
          onSave={onSave}
          onLeave={onLeave}
        />
      </div>
    </section>
  );
}
