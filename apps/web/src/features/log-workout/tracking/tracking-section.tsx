import type { ZoneId } from '@hooplog/domain';
import { Square, Play } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { TrackingCourt } from '../../../components/court/tracking-court.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { type ShotSums, sumShots, sumZones, zoneRows } from '../shot-log/sums.ts';
import { Counter } from './counter.tsx';
import { LastEntry } from './last-entry.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { ZoneCalls } from './zone-calls.tsx';
import { ZoneList } from './zone-list.tsx';

interface TrackingSectionProps {
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
}

function Tracker({ log, dispatch, sums }: TrackingSectionProps & { readonly sums: ShotSums }) {
  const [zone, setZone] = useState<ZoneId | null>(null);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {(['made', 'missed'] as const).map((outcome) => (
          <Counter
            key={outcome}
            outcome={outcome}
            count={sums[outcome]}
            onAdd={() => {
              dispatch({ type: 'counted', outcome, zone: null });
            }}
            onRemove={() => {
              dispatch({ type: 'uncounted', outcome });
            }}
          />
        ))}
      </div>
      <div className="mt-4">
        <TrackingCourt zones={sumZones(log.shots)} selected={zone} onSelect={setZone} />
      </div>
      <ZoneCalls
        zone={zone}
        onCall={(outcome) => {
          dispatch({ type: 'counted', outcome, zone });
        }}
      />
      <LastEntry
        words={log.steps.at(-1)?.words ?? null}
        onUndo={() => {
          dispatch({ type: 'undone' });
        }}
      />
    </>
  );
}

/** Counting by hand: counters, court, and what has been counted. */
export function TrackingSection({ log, dispatch }: TrackingSectionProps) {
  // What was counted before a reload goes on where it was.
  const [isTracking, setIsTracking] = useState(() => log.shots.length > 0);
  const sums = sumShots(log.shots);
  const rows = zoneRows(log.shots);
  return (
    <Card aria-labelledby="manual-tracking">
      <CardHeading
        id="manual-tracking"
        className="flex-wrap"
        description="Track shots manually using the interactive basketball court"
        action={
          <Button
            variant={isTracking ? 'secondary' : 'primary'}
            onClick={() => {
              setIsTracking(!isTracking);
            }}
          >
            {isTracking ? <Square aria-hidden /> : <Play aria-hidden />}
            {isTracking ? 'Stop Tracking' : 'Start Tracking'}
          </Button>
        }
      >
        Manual Shot Tracking
      </CardHeading>
      {isTracking && <Tracker log={log} dispatch={dispatch} sums={sums} />}
      {sums.total > 0 && <TotalsPanel sums={sums} />}
      {rows.length > 0 && <ZoneList rows={rows} />}
    </Card>
  );
}
