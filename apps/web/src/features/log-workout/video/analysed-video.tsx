import type { Place, Rim, Video, WorkoutDetails } from '@hooplog/contract';
import { Check } from 'lucide-react';
import { type Dispatch, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { floorSeconds } from '../court/floor-seconds.ts';
import { type NewCourt, useSaveCourt } from '../court/use-save-court.ts';
import type { KeepState } from '../keep/keep-state.ts';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { hasPicture, isHoopDoubtful } from './asks-for-hoop.ts';
import { DiscardDialog } from './discard-dialog.tsx';

const HoopCheck = lazy(async () => ({
  default: (await import('../hoop/hoop-check.tsx')).HoopCheck,
}));
const CourtSetup = lazy(async () => ({
  default: (await import('../court/court-setup.tsx')).CourtSetup,
}));
const ReviewPanel = lazy(async () => ({
  default: (await import('../review/review-panel.tsx')).ReviewPanel,
}));

interface AnalysedVideoProps {
  readonly video: Video;
  /** The workout as the server has it. */
  readonly counted: WorkoutDetails;
  /** Whether the player is asked about the hoop before anything else. */
  readonly asksForHoop: boolean;
  /** The hoop is the right one. */
  readonly onHoop: () => void;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  readonly keeping: KeepState;
  readonly flush: () => Promise<void>;
  readonly isRecounting: boolean;
  readonly isRemoving: boolean;
  readonly onRecount: (rim: Rim) => void;
  readonly onRemove: () => void;
}

/** Seconds before the ball comes to the ring: nothing hides it, and the net hangs still. */
const RING_IS_FREE = 0.6;

type Step = 'hoop' | 'court' | 'review';

/** The court that the program found, to be kept as it is. */
function foundCourt({ calibration }: Video): NewCourt | null {
  const { court = null, lines = null } = calibration ?? {};
  return court === null || lines === null ? null : { court, lines, place: null, name: '' };
}

/** Says first what counting again would cost, or why nothing is counted yet. */
function hoopText(video: Video, log: ShotLog): string {
  if (isHoopDoubtful(video)) {
    return 'That is too little to count by. If the ring fits, say so and the count is yours. If not, tap the hoop.';
  }
  return log.steps.length === 0
    ? 'If the ring fits, go on. If not, tap the hoop, or drag the ring, and we count again.'
    : 'Counting again replaces the corrections you have made.';
}

/** Brings a step into view that was asked for further down the page, and gives it the focus. */
function useStepInView(step: Step) {
  const ref = useRef<HTMLDivElement>(null);
  const shownRef = useRef(step);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return ref;
}

/** First the hoop, then the shots. */
export function AnalysedVideo(props: AnalysedVideoProps) {
  const { video, log, dispatch, keeping, isRecounting, isRemoving, onRecount, onRemove } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const { media, calibration } = video;
  const [step, setStep] = useState<Step>(props.asksForHoop ? 'hoop' : 'review');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const saveCourt = useSaveCourt(video, props.flush, ({ shots }) => {
    dispatch({ type: 'located', shots });
    setStep('review');
  });
  const stepRef = useStepInView(step);
  const goTo = (next: Step) => () => {
    saveCourt.forgetProblem();
    setStep(next);
  };
  const { pending, problem } = saveCourt;
  const found = foundCourt(video);
  return (
    <>
      <div
        ref={stepRef}
        tabIndex={-1}
        className="scroll-mt-20 outline-none has-[>[data-thumb-bar]]:with-video-bar:scroll-mt-[calc(6.25rem-42svh)]"
      >
        {/* Inside of what is brought into view: a part that waits for its code is hidden, and cannot be scrolled to. */}
        <Suspense fallback={<Skeleton className="h-120" />}>
          {step === 'hoop' && media !== null && calibration !== null ? (
            <HoopCheck
              video={video}
              media={media}
              title="Is this the hoop?"
              text={hoopText(video, log)}
              confidence={calibration.source === 'found' ? calibration.confidence : null}
              start={calibration.rim}
              seconds={Math.max(0, (props.counted.shots.at(0)?.rimSeconds ?? 0) - RING_IS_FREE)}
              isPending={isRecounting}
              onRecount={onRecount}
              unmoved={
                <Button
                  onClick={() => {
                    if (calibration.source === 'found') props.onHoop();
                    goTo('review')();
                  }}
                >
                  <Check aria-hidden /> Yes, that’s the hoop
                </Button>
              }
            />
          ) : step === 'court' && media !== null ? (
            <CourtSetup
              video={video}
              media={media}
              from={place}
              seconds={floorSeconds(log.shots, media)}
              isSaving={pending !== null}
              problem={problem}
              onSave={saveCourt.save}
              onLeave={goTo('review')}
            />
          ) : (
            <ReviewPanel
              video={video}
              log={log}
              dispatch={dispatch}
              keeping={keeping}
              onAdjustHoop={hasPicture(video) ? goTo('hoop') : null}
              court={
                media === null || video.playbackUrl === null
                  ? null
                  : {
                      pending,
                      problem,
                      onSetUp: (from) => {
                        setPlace(from);
                        goTo('court')();
                      },
                      onConfirm: () => {
                        if (found !== null) saveCourt.save(found);
                      },
                      onLeaveOut: () => {
                        saveCourt.save(null);
                      },
                    }
              }
              onRemove={() => {
                setIsDiscarding(true);
              }}
            />
          )}
        </Suspense>
      </div>
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
