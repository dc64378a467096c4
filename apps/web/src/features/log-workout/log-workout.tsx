import { LIMITS } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useReducer, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { EMPTY_LOG, shotLogReducer } from './shot-log/shot-log.ts';
import { sumShots } from './shot-log/sums.ts';
import { ProTips } from './summary/pro-tips.tsx';
import { SavedNote } from './summary/saved-note.tsx';
import { useSaveWorkout } from './summary/use-save-workout.ts';
import { WorkoutSummary } from './summary/workout-summary.tsx';
import { TrackingSection } from './tracking/tracking-section.tsx';
import { useStayWarning } from './use-stay-warning.ts';
import { VideoSection } from './video/video-section.tsx';

interface LogWorkoutProps {
  /** The video that is on its way or under review; null when there is none. */
  readonly videoId: string | null;
  readonly onVideoChange: (videoId: string | null) => void;
}

const LEAVE_QUESTION = 'Leave without saving? The shots you counted or corrected here are lost.';

function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-sm font-semibold text-muted">
      <span className="h-px flex-1 bg-line" />
      OR
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

function Heading() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl display md:text-4xl">Log Workout</h1>
      <Button asChild variant="secondary" size="sm">
        <Link to="/manual-workout">
          <ClipboardList aria-hidden /> Log Manual Workout
        </Link>
      </Button>
    </div>
  );
}

/** Logging a workout with shots: by video, by hand, or both. */
export function LogWorkout({ videoId, onVideoChange }: LogWorkoutProps) {
  const [log, dispatch] = useReducer(shotLogReducer, EMPTY_LOG);
  const [notes, setNotes] = useState('');
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  useStayWarning(log.steps.length > 0, LEAVE_QUESTION);

  const forget = () => {
    dispatch({ type: 'reset' });
    setReviewedId(null);
    onVideoChange(null);
  };
  const { isSaving, save } = useSaveWorkout(({ id, source }) => {
    // A workout counted by hand leaves a video that is still on its way where it is.
    if (source === 'video') forget();
    else dispatch({ type: 'reset' });
    setNotes('');
    setSavedId(id);
  });

  return (
    <div className="space-y-5 md:space-y-6">
      <Heading />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="min-w-0 space-y-4 lg:space-y-6">
          <VideoSection
            videoId={videoId}
            log={log}
            dispatch={dispatch}
            onUploaded={onVideoChange}
            onCounted={(workout) => {
              dispatch({ type: 'detected', shots: workout.shots });
              setReviewedId(workout.id);
              setNotes((before) => (before === '' ? (workout.notes ?? '') : before));
            }}
            onRecounting={() => {
              dispatch({ type: 'reset' });
              setReviewedId(null);
            }}
            onRemoved={forget}
          />
          <OrDivider />
          <TrackingSection log={log} dispatch={dispatch} />
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
        <div className="space-y-4 lg:sticky lg:top-20 lg:space-y-6">
          {savedId !== null && <SavedNote workoutId={savedId} />}
          <WorkoutSummary
            sums={sumShots(log.shots)}
            isSaving={isSaving}
            onSave={() => {
              save({ shots: log.shots, notes, workoutId: reviewedId });
            }}
          />
          <ProTips />
        </div>
      </div>
    </div>
  );
}
