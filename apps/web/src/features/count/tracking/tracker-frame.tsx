import { formatPercent, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalledOut } from '../../../components/live-count/called-out.tsx';
import { MakeRun } from '../../../components/live-count/make-run.tsx';
import { RestTimer } from '../../../components/live-count/rest-timer.tsx';
import { usePop } from '../../../components/live-count/use-pop.ts';
import { KeyHelp } from '../../../components/shortcuts/key-help.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { FullScreen } from '../../../components/ui/full-screen.tsx';
import { ZoneList } from '../../../components/workouts/zone-list.tsx';
import { currentRun } from '../../../lib/feedback/call-outs.ts';
import type { Shortcut } from '../../../lib/shortcuts/key-press.ts';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import { sumShots, zoneRows } from '../../../lib/shot-log/sums.ts';
import { CountSettings } from './count-settings.tsx';
import { LastEntry } from './last-entry.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useFrameLayout } from './use-frame-layout.ts';
import type { Tracking } from './use-tracking.ts';

interface TrackerFrameProps {
  readonly log: ShotLog;
  readonly tracking: Tracking;
  readonly shortcuts: readonly Shortcut[];
  /** The drill that is played; undefined if the player picks zones. */
  readonly head?: ReactNode;
  /** Nothing where a drill says what counts. */
  readonly counters?: ReactNode;
  readonly court: ReactNode;
  /** The zone of the next shot and the target. */
  readonly line: ReactNode;
  readonly calls: ReactNode;
  /** Shown beside the stop button; nothing if the count is finished elsewhere. */
  readonly finish?: ReactNode;
  readonly onStop: () => void;
}

function Score({ log }: Pick<TrackerFrameProps, 'log'>) {
  const { made, total } = sumShots(log.shots);
  const ref = usePop<HTMLParagraphElement>(total);
  return (
    <p
      ref={ref}
      aria-label={t('Score')}
      className="min-w-0 truncate text-center text-[80cqh] leading-tight figures"
    >
      <strong className="display">{formatPercent(percentage(made, total))}</strong>{' '}
      <span className="text-[40cqh] text-muted max-2xs:hidden">
        {made}/{total}
      </span>
    </p>
  );
}

/** Shown only on large screens: the sums, and every zone. */
function Sums({ log, className }: Pick<TrackerFrameProps, 'log'> & { readonly className: string }) {
  const sums = sumShots(log.shots);
  const rows = zoneRows(log.shots);
  return (
    <div className={cn('min-h-0 space-y-3 overflow-y-auto', className)}>
      {sums.total > 0 && <TotalsPanel sums={sums} />}
      {rows.length > 0 && <ZoneList rows={rows} />}
    </div>
  );
}

/** The full-screen layout for counting. */
export function TrackerFrame(props: TrackerFrameProps) {
  const { log, tracking, shortcuts, head, counters, court, line, calls, finish, onStop } = props;
  const { outcomes, feedback, counting } = tracking;
  const layout = useFrameLayout();
  return (
    <FullScreen label={t('Count shots')} onClose={onStop}>
      {/* The layout depends on the hand rather than on the writing direction. */}
      <div dir="ltr" className={layout.grid}>
        <div
          className={cn('flex items-center justify-between gap-2', layout.pair, layout.besideCourt)}
        >
          <div className="flex">
            <CountSettings tracking={tracking} />
            <KeyHelp shortcuts={shortcuts} inDialog />
          </div>
          <div className={cn('flex gap-2', layout.pair)}>
            {finish}
            <Button variant="secondary" className="px-3 text-sm" onClick={onStop}>
              <Square aria-hidden /> {t('Stop Tracking')}
            </Button>
          </div>
        </div>
        {head !== undefined && <div className={layout.besideCourt}>{head}</div>}
        {counters !== undefined && (
          <div className={cn('flex gap-2', layout.counters)}>{counters}</div>
        )}
        <div className={layout.courtCell}>
          <div className={layout.scoreAndCourt}>
            <div className="[container-type:size] grid h-(--band) grid-cols-[1fr_auto_1fr] items-center gap-2">
              <MakeRun run={currentRun(outcomes)} className="z-10" />
              <Score log={log} />
              <RestTimer since={feedback.lastAt} className="z-10 justify-self-end" />
            </div>
            <div className={layout.court}>{court}</div>
          </div>
          <CalledOut callOut={feedback.callOut} className="text-xl" />
        </div>
        <Sums log={log} className={cn('hidden lg:landscape:block', layout.sums)} />
        <div className={cn('space-y-1', layout.line)}>
          {line}
          <LastEntry
            words={log.steps.at(-1)?.words ?? null}
            outcomes={outcomes}
            onUndo={counting.undo}
          />
        </div>
        <div className={layout.calls}>{calls}</div>
      </div>
    </FullScreen>
  );
}
