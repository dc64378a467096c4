import type { ReactNode } from 'react';
import { TrackingCourt } from '../../../components/court/tracking-court.tsx';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import { sumZones } from '../../../lib/shot-log/sums.ts';
import { COUNT_SHORTCUTS } from './count-keys.ts';
import { Counters } from './counters.tsx';
import { FinishButton } from './finish-button.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PickedZone } from './picked-zone.tsx';
import { TrackerFrame } from './tracker-frame.tsx';
import { useCountKeys } from './use-count-keys.ts';
import type { Counting } from './use-counting.ts';
import { useTracking } from './use-tracking.ts';
import { ZoneCalls } from './zone-calls.tsx';

interface TrackerProps {
  readonly log: ShotLog;
  readonly counting: Counting;
  /** The target of the count; nothing without one. */
  readonly target: ReactNode;
  readonly isSaving: boolean;
  readonly onFinish: () => void;
  readonly onStop: () => void;
}

/** Counts shots from zones that the player selects. */
export function Tracker(props: TrackerProps) {
  const { log, counting: silent, target, isSaving, onFinish, onStop } = props;
  const tracking = useTracking(log, silent);
  const { counting } = tracking;
  const { zone, pick, moveTo, call } = counting;
  const { digits } = useCountKeys(counting);
  return (
    <TrackerFrame
      log={log}
      tracking={tracking}
      shortcuts={COUNT_SHORTCUTS}
      onStop={onStop}
      finish={
        log.shots.length > 0 && (
          <FinishButton className="px-3 text-sm" {...{ isSaving, onFinish }} />
        )
      }
      counters={<Counters log={log} counting={counting} />}
      court={
        <TrackingCourt
          zones={sumZones(log.shots)}
          selected={zone}
          onSelect={pick}
          onMove={moveTo}
        />
      }
      line={
        <>
          {target}
          <div className="flex items-center justify-between gap-2">
            <PickedZone zone={zone} digits={digits} />
            <KindChoice counting={counting} />
          </div>
        </>
      }
      calls={<ZoneCalls zone={zone} onCall={call} className="h-full" />}
    />
  );
}
