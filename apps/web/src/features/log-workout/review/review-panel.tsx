import type { Video } from '@hooplog/contract';
import { CircleAlert, Crosshair, Plus, Trash2 } from 'lucide-react';
import { type Dispatch, useId, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { toCheck } from '../shot-log/review-order.ts';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { unplaced } from '../shot-log/sums.ts';
import { CallButtons } from './call-buttons.tsx';
import { ReviewPlayer } from './review-player.tsx';
import { ShotList } from './shot-list.tsx';
import { TimeLine } from './time-line.tsx';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { ZoneSelect } from './zone-select.tsx';

interface ReviewPanelProps {
  readonly video: Video;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  readonly onAdjustHoop: () => void;
  readonly onRemove: () => void;
}

function status(log: ShotLog): string {
  const open = toCheck(log.shots);
  if (log.shots.length === 0) return 'No shots found. Add the ones you see, or adjust the hoop.';
  if (open === 0) return 'Nothing left to check. Save when the numbers are right.';
  return open === 1 ? '1 shot to check.' : `${open} shots to check.`;
}

/** What may have hurt the count, each kind once. */
function Warnings({ video }: Pick<ReviewPanelProps, 'video'>) {
  const firsts = video.warnings.filter(
    ({ code }, index, all) => all.findIndex((other) => other.code === code) === index,
  );
  if (firsts.length === 0) return null;
  return (
    <ul aria-label="About this video" className="mt-2 space-y-1 text-sm text-muted">
      {firsts.map(({ code, message }) => (
        <li key={code} className="flex gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          {message}
        </li>
      ))}
    </ul>
  );
}

/** Every found shot with the video beside it, to be confirmed or put right. */
export function ReviewPanel({ video, log, dispatch, onAdjustHoop, onRemove }: ReviewPanelProps) {
  const player = useRef<HTMLVideoElement>(null);
  const { ordered, shot, select, run, addHere } = useReview(log, dispatch, player);
  const headingId = useId();
  useReviewKeys(run);
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <div>
        <h3 id={headingId} className="font-bold">
          Review your shots
        </h3>
        <p role="status" className="text-sm text-muted">
          {status(log)}
        </p>
        <Warnings video={video} />
      </div>
      <div>
        <ReviewPlayer ref={player} video={video} shot={shot} />
        <TimeLine
          shots={log.shots}
          durationSeconds={video.media?.durationSeconds ?? 1}
          selected={shot?.key ?? null}
          onSelect={select}
        />
      </div>
      {shot?.detection?.evidence != null && (
        <p className="text-sm text-muted">{shot.detection.evidence.reason}</p>
      )}
      <CallButtons canCall={shot !== null} canUndo={log.steps.length > 0} onCommand={run} />
      <ZoneSelect
        zone={shot?.zone ?? null}
        disabled={shot === null}
        unplacedCount={unplaced(log.shots).length}
        onPlaceRest={(zone) => {
          dispatch({ type: 'rest_placed', zone });
        }}
        onChange={(zone) => {
          if (shot !== null) dispatch({ type: 'moved', key: shot.key, zone });
        }}
      />
      <ShotList shots={ordered} selected={shot?.key ?? null} onSelect={select} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={addHere}>
          <Plus aria-hidden /> Add a shot here
        </Button>
        <Button variant="secondary" size="sm" onClick={onAdjustHoop}>
          <Crosshair aria-hidden /> Adjust the hoop
        </Button>
        <Button variant="secondary" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden /> Discard workout
        </Button>
      </div>
    </section>
  );
}
