import type { Video } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
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
  /** The live count, where it differs from this one. */
  readonly live: LiveCount | null;
}

/** "2 of 5 shots to check. 3 have no place yet." The review is done only when every shot is called and placed. */
function status({ shots }: ShotLog): string {
  const total = shots.length;
  if (total === 0) return t('No shots found. Add the ones you see, or adjust the hoop.');
  const [open, nowhere] = [toCheck(shots), unplaced(shots).length];
  if (open + nowhere === 0) return t('Nothing left to check. Save when the numbers are right.');
  if (open === 0) {
    return t(
      '{nowhere, plural, one {# shot has no place yet.} other {# shots have no place yet.}} Say where you stood, or save without.',
      { nowhere },
    );
  }
  if (nowhere === 0) {
    return t('{open, number} of {total, plural, one {# shot} other {# shots}} to check.', {
      open,
      total,
    });
  }
  return t(
    '{open, number} of {total, plural, one {# shot} other {# shots}} to check. {nowhere, plural, one {# has no place yet.} other {# have no place yet.}}',
    { open, total, nowhere },
  );
}

/** Progress of the review, and the current totals. */
export function ReviewHead({ headingId, video, log, keeping, live }: ReviewHeadProps) {
  const { made, missed, total } = sumShots(log.shots);
  const open = toCheck(log.shots);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="font-bold">
          {t('Review your shots')}
        </h2>
        <p className="text-sm text-muted figures">
          {rich('{dot} {made} made · {cross} {missed} missed · {percent}%', {
            made,
            missed,
            percent: percentage(made, total),
            dot: <OutcomeSign outcome="made" />,
            cross: <OutcomeSign outcome="missed" />,
          })}
        </p>
      </div>
      {total > 0 && (
        <Progress label={t('Calls that need no check')} value={1 - open / total} className="mt-2" />
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
