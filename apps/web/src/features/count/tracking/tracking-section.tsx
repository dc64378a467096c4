import type { Assignment } from '@hooplog/contract';
import { addedByShots } from '@hooplog/domain';
import { Square, Play } from 'lucide-react';
import { type Dispatch, Suspense, useEffect, useState } from 'react';
import { TargetLine } from '../../../components/assignments/target-line.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { PHONE, useMedia } from '../../../lib/device/use-media.ts';
import { useWakeLock } from '../../../lib/device/use-wake-lock.ts';
import type { ShotLog, ShotLogAction } from '../../../lib/shot-log/shot-log.ts';
import { sumShots, zoneRows } from '../../../lib/shot-log/sums.ts';
import { latePart } from '../../../components/ui/late-part.tsx';
import { CourtSkeleton } from '../../../components/court/court-skeleton.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useCounting } from './use-counting.ts';
import { ZoneList } from '../../../components/workouts/zone-list.tsx';

// With the court; whoever uploads a film needs none of it.
const phoneTracker = latePart(async () => (await import('./phone-tracker.tsx')).PhoneTracker);
const tracker = latePart(async () => (await import('./tracker.tsx')).Tracker);

interface TrackingSectionProps {
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  /** Whether counting begins at once. */
  readonly startsTracking: boolean;
  /** What the coach asks for and the player counts for; null for nothing. */
  readonly target: Assignment | null;
  /** Counting on the whole screen has ended: what comes next on the page should be in view. */
  readonly onStopped: () => void;
}

/** Counting by hand: counters, court, and what has been counted. On a phone the counting takes the whole screen. */
export function TrackingSection(props: TrackingSectionProps) {
  const { log, dispatch, startsTracking, target, onStopped } = props;
  // What was counted before a reload goes on where it was.
  const [isTracking, setIsTracking] = useState(() => startsTracking || log.shots.length > 0);
  const isPhone = useMedia(PHONE);
  const isFull = isTracking && isPhone;
  // Where shots are counted there may be no connection.
  useEffect(() => {
    (isPhone ? phoneTracker : tracker).ahead();
  }, [isPhone]);
  useWakeLock(isTracking);
  const counting = useCounting(dispatch, target?.zone ?? null);
  const targetLine = target !== null && (
    <TargetLine assignment={target} added={addedByShots(target, log.shots)} />
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
        className="flex-wrap"
        description="Track shots manually using the interactive basketball court"
        action={
          isFull ? null : (
            <Button
              variant={isTracking ? 'secondary' : 'primary'}
              onClick={() => {
                setIsTracking(!isTracking);
              }}
            >
              {isTracking ? <Square aria-hidden /> : <Play aria-hidden />}
              {isTracking ? 'Stop Tracking' : 'Start Tracking'}
            </Button>
          )
        }
      >
        Manual Shot Tracking
      </CardHeading>
      {!isFull && targetLine}
      {isFull && (
        <Suspense fallback={null}>
          <phoneTracker.Part log={log} counting={counting} target={targetLine} onStop={stop} />
        </Suspense>
      )}
      {isTracking && !isPhone && (
        <Suspense fallback={<CourtSkeleton />}>
          <tracker.Part log={log} counting={counting} />
        </Suspense>
      )}
      {sums.total > 0 && <TotalsPanel sums={sums} />}
      {rows.length > 0 && (
        <div className="mt-4">
          <ZoneList rows={rows} />
        </div>
      )}
    </Card>
  );
}
