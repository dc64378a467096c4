import { t } from '@hooplog/language';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useEffect, useReducer, useRef, useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { LogManualWorkoutLink } from '../../components/workouts/log-manual-workout-link.tsx';
import type { CountStart } from './drill/counted-drill.ts';
import { loadStart } from './drill/load-start.ts';
import { keepCountedDraft, NOTHING_BESIDES, startLog } from './keep/counted-draft.ts';
import { EMPTY_LOG, shotLogReducer } from '../../lib/shot-log/shot-log.ts';
import { sumShots } from '../../lib/shot-log/sums.ts';
import { NotesField } from '../../components/workouts/notes-field.tsx';
import { useTarget } from '../../lib/queries/assignments.ts';
import { ProTips } from './pro-tips.tsx';
import { RepeatedWords } from './repeated-words.tsx';
import { useSaveWorkout } from '../../lib/save-workout/use-save-workout.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useStartedAt } from './use-started-at.ts';
import { WorkoutSummary } from './workout-summary.tsx';
import { prepareToSave, saveCounted } from './save-counted.ts';
import { TrackerSkeleton } from './tracking/tracker-skeleton.tsx';
import { TrackingSection } from './tracking/tracking-section.tsx';

interface CountProps {
  /** The user, under whose id the draft is stored on the device. */
  readonly userId: string;
  /** Whether counting by hand starts at once. */
  readonly startsTracking: boolean;
  /** The assigned workout to count for; null for none. */
  readonly assignmentId: string | null;
  /** The key of the drill to play; null for none. */
  readonly drillKey: string | null;
  /** The workout to repeat: its id, or `last`; null for none. */
  readonly repeat: string | null;
  /** The alternative way to log a workout, shown above. */
  readonly byVideo: ReactNode;
  readonly onSaved: (workoutId: string) => void;
}

function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-sm font-semibold text-muted">
      <span className="h-px flex-1 bg-line" />
      {t('OR')}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

interface CountingProps extends CountProps {
  /** Null starts with an empty count. */
  readonly start: Promise<CountStart> | null;
}

const NO_START: CountStart = { draft: null, drill: null, words: null };

function Counting(props: CountingProps) {
  const { userId, startsTracking, assignmentId, byVideo, start, onSaved } = props;
  const { draft, drill, words: begunWith } = start === null ? NO_START : use(start);
  const [log, dispatch] = useReducer(drill?.reduce ?? shotLogReducer, draft, startLog);
  const playedKey = drill?.drill.key ?? null;
  const [notes, setNotes] = useState(draft?.notes ?? '');
  const [words, setWords] = useState(begunWith);
  const [saves, setSaves] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(prepareToSave, []);
  const sums = sumShots(log.shots);
  const timeZone = useTimeZone();
  const startedAt = useStartedAt(sums.total === 0, draft?.startedAt ?? null);
  useEffect(() => {
    if (isSaved) return;
    const besides = { notes, words, drill: playedKey, startedAt: startedAt.current };
    keepCountedDraft(userId, log, besides);
  }, [userId, log, notes, words, playedKey, startedAt, isSaved]);
  const target = useTarget(assignmentId);
  const summary = useRef<HTMLElement>(null);
  const { isSaving: isSending, save } = useSaveWorkout({
    total: sums.total,
    send: () => {
      const when = { startedAt: startedAt.current ?? serverNow(), timeZone };
      const isPlayed = drill?.playOf(log.shots).next === null;
      const counted = { shots: log.shots, notes, words, drill: isPlayed ? playedKey : null };
      return saveCounted(userId, counted, when);
    },
    onSaved: ({ id }) => {
      setIsSaved(true);
      keepCountedDraft(userId, EMPTY_LOG, NOTHING_BESIDES);
      onSaved(id);
    },
  });
  const isSaving = isSending || isSaved;
  // The saved workout stays on screen until the page is left. A player waiting for an upload stays on the page; then
  // the next workout begins.
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading });
  if (isSaved && !isSending && !isLeaving) {
    dispatch({ type: 'reset' });
    setNotes('');
    setWords(null);
    setSaves(saves + 1);
    setIsSaved(false);
  }
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading action={<LogManualWorkoutLink />}>{t('Log Workout')}</PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="min-w-0 space-y-4 lg:space-y-6">
          {byVideo}
          <OrDivider />
          <TrackingSection
            // Saving ends the count; the button starts the next one.
            key={saves}
            log={log}
            dispatch={dispatch}
            startsTracking={startsTracking && saves === 0}
            target={target}
            drill={drill}
            isSaving={isSaving}
            onFinish={save}
            onStopped={() => {
              // After the page has been rendered without the full-screen view.
              requestAnimationFrame(() => summary.current?.scrollIntoView({ block: 'end' }));
            }}
          />
          <Card>
            <NotesField notes={notes} onChange={setNotes} />
            {words !== null && (
              <RepeatedWords
                words={words}
                onLeaveOut={() => {
                  setWords(null);
                }}
              />
            )}
          </Card>
        </div>
        <div className="space-y-4 lg:sticky lg:top-20 lg:space-y-6">
          <WorkoutSummary ref={summary} sums={sums} isSaving={isSaving} onSave={save} />
          <ProTips />
        </div>
      </div>
    </div>
  );
}

/** Logging a workout with shots: from a video, or counted by hand here. */
export function Count(props: CountProps) {
  const { userId, startsTracking, drillKey, repeat } = props;
  const [start] = useState(() => loadStart(userId, drillKey, repeat));
  return (
    <Suspense fallback={startsTracking ? <TrackerSkeleton /> : <Skeleton className="h-120" />}>
      <Counting {...props} start={start} />
    </Suspense>
  );
}
