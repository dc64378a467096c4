import type { Video } from '@hooplog/contract';
import { useId, useMemo, useRef } from 'react';
import type { ReviewedWorkout } from './keep/use-reviewed-workout.ts';
import { zoneRows } from '../../lib/shot-log/sums.ts';
import { courtOver } from '../../components/film-frame/court-over.ts';
import { NotesField } from '../../components/workouts/notes-field.tsx';
import { KeyHelp } from '../../components/shortcuts/key-help.tsx';
import { ZoneList } from '../../components/workouts/zone-list.tsx';
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts';
import { CallButtons } from './call-buttons.tsx';
import { type CourtAnswers, CourtPart } from '../court-marking/court-marking.tsx';
import { GiveToTaker } from './give-to-taker.tsx';
import { KindButtons } from './kind-buttons.tsx';
import { PlacePanel } from './place-panel.tsx';
import { ReviewFilm } from './review-film.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewMoment } from './review-moment.tsx';
import { ReviewTools } from './review-tools.tsx';
import { ShotPicker } from './shot-picker.tsx';
import { useLiveCount } from './use-live-count.ts';
import { useMarking } from './use-marking.ts';
import { useReview } from './use-review.ts';
import { REVIEW_SHORTCUTS, reviewCommand } from './review-keys.ts';

interface ReviewPanelProps {
  readonly video: Video;
  readonly review: ReviewedWorkout;
  /** Null where there is no picture to show the ring on. */
  readonly onAdjustHoop: (() => void) | null;
  /** Null where there is no picture to see the court in. */
  readonly court: CourtAnswers | null;
  readonly onRemove: () => void;
}

/**
 * Lists every detected shot beside the video, to be confirmed or corrected.
 *
 *     phone             desktop
 *     ┌────────────┐    ┌───────────────────────┐
 *     │ head       │    │ head                  │
 *     │ video ▲    │    │ video ▲   │ shots     │
 *     │ tools      │    │ calls     │ court     │
 *     │ shots      │    │ tools     │ places    │
 *     │ court …    │    │           │ notes     │
 *     │ calls ▼    │    │ keys                  │
 *     └────────────┘    └───────────────────────┘
 *
 * A phone in landscape uses the two columns of a desktop. Parts with an arrow are sticky.
 */
export function ReviewPanel({ video, review, onAdjustHoop, court, onRemove }: ReviewPanelProps) {
  const { log, dispatch, notes, setNotes, keeping } = review;
  const player = useRef<HTMLVideoElement>(null);
  const { ordered, shot, give, isSlow, isWhyShown, select, run } = useReview(log, dispatch, player);
  const courtLines = useMemo(() => {
    const { media, calibration } = video;
    const { court = null, lines = null } = calibration ?? {};
    // Nothing can be drawn until the court kind is known.
    return media === null || court === null || lines === null ? [] : courtOver(court, lines, media);
  }, [video]);
  const marking = useMarking(ordered);
  const live = useLiveCount(video.id);
  const headingId = useId();
  useShortcuts(reviewCommand, run);
  const showAt = (seconds: number) => {
    if (player.current === null) return;
    player.current.pause();
    player.current.currentTime = seconds;
  };
  const zones = zoneRows(log.shots);
  const { marked } = marking;
  const places = <PlacePanel log={log} shot={shot} marked={marked} dispatch={dispatch} />;
  return (
    <section
      aria-labelledby={headingId}
      data-thumb-bar
      className="flex flex-col gap-4 beside:grid beside:grid-cols-[minmax(0,1fr)_22rem] beside:gap-x-6"
    >
      <div className="beside:col-span-2">
        <ReviewHead headingId={headingId} video={video} log={log} keeping={keeping} live={live} />
      </div>
      <div className="stacked:contents">
        <div className="beside:sticky beside:top-[calc(var(--header-height)+1rem)] beside:space-y-3 stacked:contents">
          <ReviewFilm
            player={player}
            video={video}
            shots={log.shots}
            shot={shot}
            courtLines={courtLines}
            isWhyShown={isWhyShown}
            onSelect={select}
            onToggle={() => {
              run('play');
            }}
          />
          <div className="sticky bottom-(--foot-height) z-20 order-last -mx-4 border-t border-line bg-card/95 px-4 py-2 backdrop-blur-md beside:static beside:mx-0 beside:border-0 beside:bg-transparent beside:p-0">
            <CallButtons
              canCall={shot !== null}
              outcome={shot?.outcome ?? null}
              lastStep={log.steps.at(-1)?.words ?? null}
              onCommand={run}
            />
          </div>
          <ReviewMoment
            video={video}
            shot={shot}
            courtLines={courtLines}
            isWhyShown={isWhyShown}
            onShow={showAt}
          />
          <KindButtons
            shots={ordered.filter(({ key }) => marked?.has(key) ?? key === shot?.key)}
            dispatch={dispatch}
          />
          <ReviewTools
            hasShot={shot !== null}
            isSlow={isSlow}
            isWhyShown={isWhyShown}
            onCommand={run}
            others={<GiveToTaker video={video} others={log.others} onGive={give} />}
            onAdjustHoop={onAdjustHoop}
            onSetUpCourt={
              court === null
                ? null
                : () => {
                    court.onSetUp(null);
                  }
            }
            onDiscard={onRemove}
          />
        </div>
      </div>
      <div className="min-w-0 space-y-4">
        <ShotPicker
          shots={ordered}
          selected={shot?.key ?? null}
          marking={marking}
          live={live}
          onSelect={select}
        />
        {court === null ? (
          places
        ) : (
          <CourtPart video={video} log={log} lines={courtLines} answers={court}>
            {places}
          </CourtPart>
        )}
        {zones.length > 0 && <ZoneList rows={zones} />}
        <NotesField notes={notes} onChange={setNotes} />
      </div>
      <div className="beside:col-span-2">
        <KeyHelp shortcuts={REVIEW_SHORTCUTS} />
      </div>
    </section>
  );
}
