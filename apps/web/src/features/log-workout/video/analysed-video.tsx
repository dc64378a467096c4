import type { Rim, Video } from '@hooplog/contract';
import { Check } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { HoopCheck } from '../hoop/hoop-check.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { DiscardDialog } from './discard-dialog.tsx';

interface AnalysedVideoProps {
  readonly video: Video;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  readonly isRecounting: boolean;
  readonly isRemoving: boolean;
  readonly onRecount: (rim: Rim) => void;
  readonly onRemove: () => void;
}

/** Says first what counting again would cost. */
function hoopText(log: ShotLog): string {
  return log.steps.length === 0
    ? 'If the ring fits, go on. If not, move it onto the hoop and we count again.'
    : 'Counting again replaces the corrections you have made.';
}

/** First the hoop, then the shots. */
export function AnalysedVideo(props: AnalysedVideoProps) {
  const { video, log, dispatch, isRecounting, isRemoving, onRecount, onRemove } = props;
  const { media, calibration } = video;
  // A hoop that the player has marked needs no second look.
  const [isHoopRight, setIsHoopRight] = useState(calibration?.source === 'user');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const needsCheck = !isHoopRight && media !== null && calibration !== null;
  return (
    <>
      {needsCheck ? (
        <HoopCheck
          video={video}
          media={media}
          title="Is this the hoop?"
          text={hoopText(log)}
          start={calibration.rim}
          seconds={log.shots.at(0)?.rimSeconds ?? 0}
          isPending={isRecounting}
          onRecount={onRecount}
          unmoved={
            <Button
              onClick={() => {
                setIsHoopRight(true);
              }}
            >
              <Check aria-hidden /> Yes, that’s the hoop
            </Button>
          }
        />
      ) : (
        <ReviewPanel
          video={video}
          log={log}
          dispatch={dispatch}
          onAdjustHoop={() => {
            setIsHoopRight(false);
          }}
          onRemove={() => {
            setIsDiscarding(true);
          }}
        />
      )}
      <DiscardDialog
        open={isDiscarding}
        isPending={isRemoving}
        onClose={() => {
          setIsDiscarding(false);
        }}
        onDiscard={onRemove}
      />
    </>
  );
}
