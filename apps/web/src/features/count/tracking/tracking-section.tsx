import type { Assignment } from '@hooplog/contract';
import { addedByShots } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { type Dispatch, Suspense, useEffect, useState } from 'react';
import { TargetLine } from '../../../components/assignments/target-line.tsx';
import { DrillsLink } from '../../../components/drills/drills-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { recentWorkoutsQuery } from '../../../lib/queries/workouts.ts';
import { useWakeLock } from '../../../lib/device/use-wake-lock.ts';
import type { ShotLog, ShotLogAction } from '../../../lib/shot-log/shot-log.ts';
import { sumShots, zoneRows } from '../../../lib/shot-log/sums.ts';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import type { CountedDrill } from '../drill/counted-drill.ts';
import { TotalsPanel } from './totals-panel.tsx';
import { TrackerSkeleton } from './tracker-skeleton.tsx';
import { useCounting } from './use-counting.ts';
import { ZoneList } from '../../../components/workouts/zone-list.tsx';

// Lazy, because it includes the court; players who upload a film do not need it.
const tracker = lazyPart(async () => (await import('./tracker.tsx')).Tracker);

const ignore = () => undefined;

interface TrackingSectionProps {
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  /** Whether counting starts at once. */
  readonly startsTracking: boolean;
  /** The assigned workout to count for; null for none. */
  readonly target: Assignment | null;
  /** The drill to play; null for none. */
  readonly drill: CountedDrill | null;
  readonly isSaving: boolean;
  /** Saves the count right away, without returning to the page first. */
  readonly onFinish: () => void;
  /** Counting was stopped: the page should scroll to the next step. */
  readonly onStopped: () => void;
}

/** Repeats the last workout; nothing for a player without a workout with shots. */
function RepeatLast() {
  const { data: recent = [] } = useQuery(recentWorkoutsQuery);
  if (recent.every(({ kind }) => kind === 'timed')) return null;
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/upload" search={{ tracking: true, repeat: 'last' }}>
        {t('Repeat Last')}
      </Link>
    </Button>
  );
}

/** Counting by hand, which takes the whole screen, and what has been counted. */
export function TrackingSection(props: TrackingSectionProps) {
  const { log, dispatch, startsTracking, target, drill, isSaving, onFinish, onStopped } = props;
  // A count from before a reload is continued.
  const [isTracking, setIsTracking] = useState(() => startsTracking || log.shots.length > 0);
  // Preload: there may be no connection where shots are counted.
  useEffect(() => {
    tracker.ahead();
  }, []);
  useWakeLock(isTracking);
  // Shots counted during saving would be lost.
  const counting = useCounting(
    isSaving ? ignore : dispatch,
    target?.zone ?? null,
    log.shots.at(-1)?.kind ?? null,
  );
  const targetLine = target !== null && (
    <TargetLine assignment={target} added={target.drill ? 0 : addedByShots(target, log.shots)} />
  );
  const sums = sumShots(log.shots);
  const rows = zoneRows(log.shots);
  const stop = () => {
    setIsTracking(false);
    onStopped();
  };
  return (
    <Card aria-labelledby="manual-tracking">
      <CardHeading
        id="manual-tracking"
        className={cn(targetLine === false && sums.total === 0 && 'mb-0')}
        description={
          drill?.note ?? t('Track shots manually using the interactive basketball court')
        }
        action={
          !isTracking && (
            <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto max-sm:[&>a]:grow">
              <Button
                className="max-sm:basis-full"
                onClick={() => {
                  setIsTracking(true);
                }}
              >
                <Play aria-hidden /> {t('Start Tracking')}
              </Button>
              <DrillsLink />
              <RepeatLast />
            </div>
          )
        }
      >
        {t('Manual Shot Tracking')}
      </CardHeading>
      {isTracking ? (
        <Suspense fallback={<TrackerSkeleton onStop={stop} />}>
          {drill === null ? (
            <tracker.Part
              target={targetLine}
              {...{ log, counting, isSaving, onFinish }}
              onStop={stop}
            />
          ) : (
            <drill.Tracker
              played={drill}
              {...{ log, counting, isSaving, onFinish }}
              onStop={stop}
            />
          )}
        </Suspense>
      ) : (
        targetLine
      )}
      {!isTracking && sums.total > 0 && <TotalsPanel sums={sums} />}
      {!isTracking && rows.length > 0 && (
        <div className="mt-4">
          <ZoneList rows={rows} />
        </div>
      )}
    </Card>
  );
}
