import type { Rim, Video, WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Check } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { HoopCheck } from '../hoop/hoop.tsx';
import { sameRing } from '../../lib/picture/ring.ts';
import { isHoopDoubtful } from './asks-for-hoop.ts';
import { useThisVideo } from './this-video.ts';

interface HoopQuestionProps {
  readonly media: NonNullable<Video['media']>;
  readonly calibration: NonNullable<Video['calibration']>;
  readonly counted: WorkoutDetails;
  /** Whether a recount would discard corrections. */
  readonly isCorrected: boolean;
  /** The player confirms the rim. */
  readonly onRight: () => void;
}

/** Seconds before the ball reaches the rim: nothing covers the rim then, and the net hangs still. */
const RIM_CLEAR_SECONDS = 0.6;

const SEVERAL = t(
  'There is more than one hoop. Tap the one you shoot at: its count is there at once.',
);

/** Explains what a recount would cost, or why nothing is counted yet. */
function hoopText(video: Video, isCorrected: boolean): string {
  if ((video.calibration?.candidates?.length ?? 0) > 1) return SEVERAL;
  if (isHoopDoubtful(video)) {
    return t(
      'We are not sure enough to show the count. If the outline fits, say so. If not, tap the hoop.',
    );
  }
  return isCorrected
    ? t('Counting again replaces the corrections you have made.')
    : t(
        'If the outline fits, go on. If not, tap the hoop, or drag the outline, and we count again.',
      );
}

/** Asks whether the rim is right. */
export function HoopQuestion(props: HoopQuestionProps) {
  const { media, calibration, counted, isCorrected, onRight } = props;
  const { video, changes } = useThisVideo();
  const { candidates = [] } = calibration;
  const candidateAt = (rim: Rim) =>
    candidates.findIndex((candidate) => sameRing(candidate.rim, rim));
  const chosen = candidateAt(calibration.rim);
  return (
    <HoopCheck
      video={video}
      media={media}
      title={t('Is this the hoop?')}
      text={hoopText(video, isCorrected)}
      confidence={calibration.source === 'found' ? calibration.confidence : null}
      start={calibration.rim}
      candidates={candidates}
      seconds={Math.max(0, (counted.shots.at(0)?.rimSeconds ?? 0) - RIM_CLEAR_SECONDS)}
      isPending={changes.isRecounting}
      onRecount={(rim) => {
        const candidate = candidateAt(rim);
        if (candidate >= 0) changes.chooseHoop(candidate);
        else changes.recount(rim, new Date(counted.workoutDate));
      }}
      unmoved={
        <Button
          className="max-md:flex-1"
          pending={changes.isRecounting}
          onClick={() => {
            if (chosen >= 0 && calibration.source === 'found') changes.chooseHoop(chosen);
            else onRight();
          }}
        >
          <Check aria-hidden /> {t('Yes, that’s the hoop')}
        </Button>
      }
    />
  );
}
