import type { WorkoutDetails } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { LogManualWorkoutLink } from '../../components/workouts/log-manual-workout-link.tsx';
import { keepCountedDraft, readCountedDraft, startLog } from './keep/counted-draft.ts';
import { readDraft } from './keep/drafts.ts';
import { type Reviewed, useKeptCorrections } from './keep/use-kept-corrections.ts';
import { toLoggedShot } from './shot-log/logged-shot.ts';
import { toUpdateBody } from './shot-log/save-bodies.ts';
import { shotLogReducer } from './shot-log/shot-log.ts';
import { sumShots } from './shot-log/sums.ts';
import { ProTips } from './summary/pro-tips.tsx';
import { SavedNote } from './summary/saved-note.tsx';
import { useSaveWorkout } from './summary/use-save-workout.ts';
import { WorkoutSummary } from './summary/workout-summary.tsx';
import { TrackingSection } from './tracking/tracking-section.tsx';
import { VideoSection } from './video/video-section.tsx';

interface LogWorkoutProps {
  /** Whose workout it is: what is being counted is kept on the device for them. */
  readonly userId: string;
  /** The video that is on its way or under review; null when there is none. */
  readonly videoId: string | null;
  /** Whether counting by hand begins at once. */
  readonly startsTracking: boolean;
  readonly onVideoChange: (videoId: string | null) => void;
  /** The video's workout is saved, and the page as new; what is said about it stays in view. */
  readonly onVideoSaved: () => void;
}

function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-sm font-semibold text-muted">
      <span className="h-px flex-1 bg-line" />
      OR
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Logging a workout with shots: by video, by hand, or both. */
export function LogWorkout({
  userId,
  videoId,
  startsTracking,
  onVideoChange,
  onVideoSaved,
}: LogWorkoutProps) {
  const [draft] = useState(() => (videoId === null ? readCountedDraft(userId) : null));
  const [log, dispatch] = useReducer(shotLogReducer, draft, startLog);
  const [notes, setNotes] = useState(draft?.notes ?? '');
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [saves, setSaves] = useState(0);
  const corrections = useMemo(() => toUpdateBody(log.shots, notes), [log.shots, notes]);
  const { state: keeping, flush } = useKeptCorrections(reviewed, corrections);
  // Corrections of a video are kept by its review.
  const isCounting = reviewed === null && videoId === null;
  useEffect(() => {
    if (isCounting) keepCountedDraft(userId, log, notes);
  }, [isCounting, userId, log, notes]);

  const summary = useRef<HTMLElement>(null);
  const isReviewing = reviewed !== null;
  const review = (workout: WorkoutDetails) => {
    const found = workout.shots.map(toLoggedShot);
    const draft = readDraft(workout.id);
    const kept = draft === null ? notes : (draft.notes ?? '');
    dispatch({ type: 'detected', shots: workout.shots });
    if (draft !== null) dispatch({ type: 'restored', shots: draft.shots });
    setNotes(kept === '' ? (workout.notes ?? '') : kept);
    setReviewed({ workoutId: workout.id, saved: toUpdateBody(found, workout.notes ?? '') });
  };

  const forget = () => {
    dispatch({ type: 'reset' });
    setReviewed(null);
  };
  const { isSaving, save } = useSaveWorkout(userId, ({ id, source }) => {
    // A workout counted by hand leaves a video that is still on its way where it is.
    if (source === 'video') {
      forget();
      onVideoSaved();
    } else dispatch({ type: 'reset' });
    setNotes('');
    setSavedId(id);
    setSaves(saves + 1);
  });

  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading action={<LogManualWorkoutLink />}>Log Workout</PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        {/* A review needs the whole width: the video, and the shots beside it. */}
        <div className={cn('min-w-0', isReviewing && 'lg:col-span-2')}>
          <VideoSection
            videoId={videoId}
            log={log}
            dispatch={dispatch}
            onUploaded={onVideoChange}
            keeping={keeping}
            flush={flush}
            onCounted={review}
            onRecounting={forget}
            onRemoved={() => {
              forget();
              onVideoChange(null);
            }}
          />
        </div>
        <div className="min-w-0 space-y-4 lg:space-y-6">
          <OrDivider />
          <TrackingSection
            // A save ends the counting; the next workout begins with the button.
            key={saves}
            log={log}
            dispatch={dispatch}
            startsTracking={startsTracking && saves === 0}
            onStopped={() => {
              // Once the page is drawn again as it is without the full screen.
              requestAnimationFrame(() => summary.current?.scrollIntoView({ block: 'end' }));
            }}
          />
          <Card>
            <Field label="Workout Notes">
              {(control) => (
                <Textarea
                  {...control}
                  rows={LIMITS.NOTES_ROWS}
                  maxLength={LIMITS.NOTES_MAX}
                  placeholder="How did you feel? What did you work on? Any observations..."
                  value={notes}
                  onChange={(event) => {
                    setNotes(event.target.value);
                  }}
                />
              )}
            </Field>
          </Card>
        </div>
        <div
          className={cn(
            'space-y-4 lg:sticky lg:top-20 lg:col-start-2 lg:space-y-6',
            isReviewing ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
          )}
        >
          {savedId !== null && <SavedNote key={savedId} workoutId={savedId} />}
          <WorkoutSummary
            ref={summary}
            sums={sumShots(log.shots)}
            isSaving={isSaving}
            onSave={() => {
              const { workoutId } = reviewed ?? {};
              save({
                shots: log.shots,
                notes,
                review: workoutId === undefined ? null : { workoutId, flush },
              });
            }}
          />
          <ProTips />
        </div>
      </div>
    </div>
  );
}
