import { TrackingCourt } from '../../../components/court/tracking-court.tsx';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import { sumShots, sumZones } from '../../../lib/shot-log/sums.ts';
import { Counter } from './counter.tsx';
import { LastEntry } from './last-entry.tsx';
import { PickedZone } from './picked-zone.tsx';
import type { Counting } from './use-counting.ts';
import { ZoneCalls } from './zone-calls.tsx';

interface TrackerProps {
  readonly log: ShotLog;
  readonly counting: Counting;
}

/** Both counters. */
export function Counters({ log, counting }: TrackerProps) {
  const sums = sumShots(log.shots);
  return (['made', 'missed'] as const).map((outcome) => (
    <Counter
      key={outcome}
      outcome={outcome}
      count={sums[outcome]}
      onAdd={() => {
        counting.add(outcome);
      }}
      onRemove={() => {
        counting.remove(outcome);
      }}
    />
  ));
}

/** Counting within a page that has room for it. */
export function Tracker({ log, counting }: TrackerProps) {
  const { zone, pick, call, undo } = counting;
  return (
    <div className="space-y-3">
      <div className="flex gap-3">
        <Counters log={log} counting={counting} />
      </div>
      <TrackingCourt zones={sumZones(log.shots)} selected={zone} onSelect={pick} />
      <PickedZone zone={zone} />
      <ZoneCalls zone={zone} onCall={call} />
      <LastEntry words={log.steps.at(-1)?.words ?? null} total={log.shots.length} onUndo={undo} />
    </div>
  );
}
