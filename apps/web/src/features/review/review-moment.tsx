import type { Video } from '@hooplog/contract';
import { callReasonText, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ImageLine } from '@hooplog/vision/court';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { EvidenceLegend } from './evidence-legend.tsx';
import { MomentStrip } from './moment-strip.tsx';

interface ReviewMomentProps {
  readonly video: Video;
  /** The shot under review. */
  readonly shot: LoggedShot | null;
  readonly courtLines: readonly ImageLine[];
  /** Whether the evidence of the call is drawn over the video. */
  readonly isWhyShown: boolean;
  /** Shows a moment of the film; seconds. */
  readonly onShow: (seconds: number) => void;
}

/** The reason for the call, and its confidence until the player has judged it. */
function Reason({ shot }: Pick<ReviewMomentProps, 'shot'>) {
  if (shot?.detection == null) return null;
  const { evidence, confidence } = shot.detection;
  return (
    <p className="text-sm">
      {evidence !== null && (
        <span>{evidence.why === undefined ? evidence.reason : callReasonText(evidence.why)} </span>
      )}
      {!shot.checked && (
        <span className="text-muted figures">
          {t('{percent}% confident.', { percent: percentage(confidence, 1) })}
        </span>
      )}
    </p>
  );
}

/** Details of the shot under review: reason, picture strip and legend. */
export function ReviewMoment(props: ReviewMomentProps) {
  const { video, shot, courtLines, isWhyShown, onShow } = props;
  return (
    <div className="space-y-3">
      <Reason shot={shot} />
      {isWhyShown && <EvidenceLegend video={video} shot={shot} courtLines={courtLines} />}
      <MomentStrip video={video} rimSeconds={shot?.rimSeconds ?? null} onShow={onShow} />
    </div>
  );
}
