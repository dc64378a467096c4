import type { Place, Video, WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense, useEffect, useRef, useState } from 'react';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { Card } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { type NewCourt, useSaveCourt, VideoCourt } from '../court-marking/court-marking.tsx';
import { SHORT, useMedia } from './use-media.ts';
import { type ReviewedWorkout, ReviewPanel } from '../review/review.tsx';
import { hasPicture } from './asks-for-hoop.ts';
import { HoopQuestion } from './hoop-question.tsx';
import { useThisVideo } from './this-video.ts';

interface ReviewStepsProps {
  /** The workout as stored on the server when the review began. */
  readonly counted: WorkoutDetails;
  readonly review: ReviewedWorkout;
  readonly asksForHoop: boolean;
  /** The player confirms the hoop. */
  readonly onHoop: () => void;
}

/** Few players change it, so the review does not wait for its code. */
const VideoEquipment = lazyPart(
  async () => (await import('./video-equipment.tsx')).VideoEquipment,
).Part;

const VideoDrill = lazyPart(async () => (await import('./video-drill.tsx')).VideoDrill).Part;

const OthersShots = lazyPart(async () => (await import('./others-shots.tsx')).OthersShots).Part;

type Step = 'hoop' | 'court' | 'review';

/** The detected court, to be saved unchanged. */
function foundCourt({ calibration }: Video): NewCourt | null {
  const { court = null, lines = null } = calibration ?? {};
  return court === null || lines === null ? null : { court, lines, place: null, name: '' };
}

/** Scrolls to a step that was opened from farther down the page, and focuses it. */
function useStepInView(step: Step) {
  const ref = useRef<HTMLDivElement>(null);
  const shownRef = useRef(step);
  const isShort = useMedia(SHORT);
  // In landscape, what is above it takes half of a phone's screen.
  useEffect(() => {
    if (isShort) ref.current?.scrollIntoView({ block: 'start' });
  }, [isShort]);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return ref;
}

function DiscardQuestion({ onClose }: { readonly onClose: () => void }) {
  const { changes } = useThisVideo();
  return (
    <AskFirst
      question={t('Discard this workout?')}
      deed={t('Discard')}
      pending={changes.isRemoving}
      onConfirm={changes.remove}
      onClose={onClose}
    >
      {t('Video and shots go to your trash for 30 days.')}
    </AskFirst>
  );
}

/** First the hoop, then the shots; from there the court, and the hoop again. */
export function ReviewSteps(props: ReviewStepsProps) {
  const { counted, review, asksForHoop, onHoop } = props;
  const { video } = useThisVideo();
  const { media, calibration } = video;
  const { log, dispatch } = review;
  const [step, setStep] = useState<Step>(asksForHoop ? 'hoop' : 'review');
  const [place, setPlace] = useState<Place | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { save, pending, problem, forgetProblem } = useSaveCourt(video, review.flush, (workout) => {
    dispatch({ type: 'located', shots: workout.shots });
    setStep('review');
  });
  const stepRef = useStepInView(step);
  const goTo = (next: Step) => () => {
    forgetProblem();
    setStep(next);
  };
  const found = foundCourt(video);
  const court = {
    pending,
    problem,
    onSetUp: (from: Place | null) => {
      setPlace(from);
      goTo('court')();
    },
    onConfirm: () => {
      if (found !== null) save(found);
    },
    onLeaveOut: () => {
      save(null);
    },
  };
  return (
    <Card className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <div
        ref={stepRef}
        tabIndex={-1}
        className="scroll-mt-20 outline-none has-[>[data-thumb-bar]]:with-video-bar:scroll-mt-[calc(6.25rem-42svh)] short:scroll-mt-3"
      >
        {/* Inside the element that is scrolled to: a suspended part is hidden and cannot be scrolled to. */}
        <Suspense fallback={<Skeleton className="h-120" />}>
          {step === 'hoop' && media !== null && calibration !== null ? (
            <HoopQuestion
              media={media}
              calibration={calibration}
              counted={counted}
              isCorrected={log.steps.length > 0}
              onRight={() => {
                if (calibration.source === 'found') onHoop();
                goTo('review')();
              }}
            />
          ) : step === 'court' && media !== null ? (
            <VideoCourt
              video={video}
              media={media}
              from={place}
              shots={log.shots}
              isSaving={pending !== null}
              problem={problem}
              onSave={save}
              onLeave={goTo('review')}
            />
          ) : (
            <ReviewPanel
              video={video}
              review={review}
              onAdjustHoop={hasPicture(video) ? goTo('hoop') : null}
              court={media === null || video.playbackUrl === null ? null : court}
              onRemove={() => {
                setIsDiscarding(true);
              }}
            />
          )}
        </Suspense>
      </div>
      {step === 'review' && calibration !== null && (
        <Suspense fallback={<Skeleton className="mt-4 h-11" />}>
          <div className="mt-4">
            <VideoEquipment
              video={video}
              flush={review.flush}
              onPlaced={({ shots }) => {
                dispatch({ type: 'located', shots });
              }}
            />
          </div>
        </Suspense>
      )}
      {step === 'review' && (
        <Suspense fallback={<Skeleton className="mt-4 h-17" />}>
          <div className="mt-4">
            <VideoDrill counted={counted} shots={log.shots} dispatch={dispatch} />
          </div>
        </Suspense>
      )}
      {step === 'review' && log.shots.length + log.others.length > 1 && (
        <Suspense fallback={<Skeleton className="mt-4 h-48" />}>
          <div className="mt-4">
            <OthersShots
              workoutId={counted.id}
              log={log}
              dispatch={dispatch}
              flush={review.flush}
            />
          </div>
        </Suspense>
      )}
      {isDiscarding && (
        <DiscardQuestion
          onClose={() => {
            setIsDiscarding(false);
          }}
        />
      )}
    </Card>
  );
}
