import type { Video } from '@hooplog/contract';
import { counted, formatCount, percentage, plural } from '@hooplog/domain';
import { Progress } from '../../components/ui/progress.tsx';
import { VideoWarnings } from '../../components/videos/video-warnings.tsx';
import type { LiveCount } from '../../lib/films/live-count.ts';
import { toCheck } from './review-order.ts';
import type { ShotLog } from '../../lib/shot-log/shot-log.ts';
import { sumShots, unplaced } from '../../lib/shot-log/sums.ts';
import { liveCountWords } from './live-count-text.ts';
import { KEEP_WORDS, type KeepState } from './keep/keep-state.ts';

interface ReviewHeadProps {
  readonly headingId: string;
  readonly video: Video;
  readonly log: ShotLog;
  readonly keeping: KeepState;
  /** What was counted while it was filmed, where that differs. */
  readonly live: LiveCount | null;
}

/** "2 of 5 shots to check. 3 have no place yet." Nothing is left only when every shot is called and placed. */
function status({ shots }: ShotLog): string {
  const total = shots.length;
  if (total === 0) return 'No shots found. Add the ones you see, or adjust the hoop.';
  const [open, nowhere] = [toCheck(shots), unplaced(shots).length];
  if (open + nowhere === 0) return 'Nothing left to check. Save when the numbers are right.';
  if (open === 0) {
    const have = plural(nowhere, 'has', 'have');
    return `${counted(nowhere, 'shot')} ${have} no place yet. Say where you stood, or save without.`;
  }
  const toDo = `${formatCount(open)} of ${counted(total, 'shot')} to check.`;
  return nowhere === 0
    ? toDo
    : `${toDo} ${formatCount(nowhere)} ${plural(nowhere, 'has', 'have')} no place yet.`;
}

/** How far the review is, and the numbers so far. */
export function ReviewHead({ headingId, video, log, keeping, live }: ReviewHeadProps) {
  const { made, missed, total } = sumShots(log.shots);
  const open = toCheck(log.shots);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="font-bold">
          Review your shots
        </h2>
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
        <Progress label="Calls that need no check" value={1 - open / total} className="mt-2" />
      )}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p role="status">{status(log)}</p>
        <p role="status">{KEEP_WORDS[keeping]}</p>
      </div>
      {live !== null && <p className="mt-1.5 text-sm">{liveCountWords(live)}</p>}
      <VideoWarnings warnings={video.warnings} className="mt-2" />
    </div>
  );
}
