import type { Assignment } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { TargetLine } from '../../../components/assignments/target-line.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useNow } from '../../../lib/device/use-now.ts';
import { formatClock } from '../../../lib/format/clock.ts';
import { elapsedMs, minutesIn, SECOND_MS } from './stopwatch.ts';
import type { UsedStopwatch } from './use-stopwatch.ts';

/** Refresh interval in milliseconds; short enough that no second is skipped. */
const REFRESH_MS = 200;

interface StopwatchPanelProps {
  readonly stopwatch: UsedStopwatch;
  /** The assigned minutes to train for; null for none. */
  readonly target: Assignment | null;
  /** Enters whole minutes in the form. */
  readonly onUse: (minutes: number) => void;
}

/** A stopwatch for measuring an exercise. */
export function StopwatchPanel({ stopwatch, target, onUse }: StopwatchPanelProps) {
  const { watch, isUsed, touch, use } = stopwatch;
  const now = useNow(REFRESH_MS);
  const ms = elapsedMs(watch, now.getTime());
  const minutes = minutesIn(ms);
  const isAtZero = !watch.runs && watch.heldMs === 0;
  return (
    <div
      role="group"
      aria-label={t('Stopwatch')}
      className="flex flex-col gap-3 rounded-control border border-line bg-sunken p-4"
    >
      {target !== null && <TargetLine assignment={target} added={minutes} />}
      <div className="flex min-h-13 items-center justify-between gap-3">
        <p
          role="timer"
          aria-label={t('Time')}
          className="text-[clamp(2.5rem,13vw,4rem)] leading-none display figures"
        >
          {formatClock(ms / SECOND_MS)}
        </p>
        {!isAtZero && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Reset the stopwatch')}
            onClick={() => {
              touch('reset');
            }}
          >
            <RotateCcw aria-hidden />
          </Button>
        )}
      </div>
      <div className="grid gap-2 sm:grid-flow-col">
        <Button
          size="lg"
          variant={watch.runs ? 'secondary' : 'primary'}
          onClick={() => {
            touch(watch.runs ? 'paused' : 'started');
          }}
        >
          {watch.runs ? <Pause aria-hidden /> : <Play aria-hidden />}
          {watch.runs ? t('Pause') : isAtZero ? t('Start') : t('Resume')}
        </Button>
        {!isAtZero && (
          <Button
            size="lg"
            variant={watch.runs ? 'primary' : 'secondary'}
            disabled={minutes === 0 || isUsed}
            onClick={() => {
              onUse(minutes);
              use();
            }}
          >
            {t('Use {minutes, plural, one {# minute} other {# minutes}}', { minutes })}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isUsed && t('Entered as the duration of the last exercise.')}
      </p>
    </div>
  );
}
