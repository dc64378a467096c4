import type { Video } from '@hooplog/contract';
import { counted, formatCount, percentage } from '@hooplog/domain';
import { Progress } from '../../../components/ui/progress.tsx';
import { VideoWarnings } from '../video/video-warnings.tsx';
import { toCheck } from '../shot-log/review-order.ts';
import type { ShotLog } from '../shot-log/shot-log.ts';
import { sumShots } from '../shot-log/sums.ts';
import { KEEP_WORDS, type KeepState } from '../keep/keep-state.ts';

interface ReviewHeadProps {
  readonly headingId: string;
  readonly video: Video;
  readonly log: ShotLog;
  readonly keeping: KeepState;
}

function status(log: ShotLog): string {
  const open = toCheck(log.shots);
  const total = log.shots.length;
  if (total === 0) return 'No shots found. Add the ones you see, or adjust the hoop.';
  if (open === 0) return 'Nothing left to check. Save when the numbers are right.';
  return `${formatCount(open)} of ${counted(total, 'shot')} to check.`;
}

/** How far the review is, and the numbers so far. */
export function ReviewHead({ headingId, video, log, keeping }: ReviewHeadProps) {
  const { made, missed, total } = sumShots(log.shots);
  const open = toCheck(log.shots);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={headingId} className="font-bold">
          Review your shots
        </h3>
        <p className="text-sm text-muted figures">
          <span aria-hidden className="text-made">
            ●
          </span>{' '}
          {made} made ·{' '}
          <span aria-hidden className="text-missed">
            ✕
          </span>{' '}
          {missed} missed · {percentage(made, total)}%
        </p>
      </div>
      {total > 0 && (
        <Progress label="Shots that need no look" value={1 - open / total} className="mt-2" />
      )}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p role="status">{status(log)}</p>
        <p role="status">{KEEP_WORDS[keeping]}</p>
      </div>
      <VideoWarnings warnings={video.warnings} className="mt-2" />
    </div>
  );
}
