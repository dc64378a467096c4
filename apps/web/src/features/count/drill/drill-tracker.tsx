import { t } from '@hooplog/language';
import { DrillCourt } from '../../../components/drills/drill-court.tsx';
import {
  progressWords,
  resultWords,
  scoreWords,
  spotWords,
} from '../../../components/drills/drill-text.ts';
import { KindChoice } from '../tracking/kind-choice.tsx';
import { CALL_SHORTCUTS } from '../tracking/count-keys.ts';
import { FinishButton } from '../tracking/finish-button.tsx';
import { TrackerFrame } from '../tracking/tracker-frame.tsx';
import { useCountKeys } from '../tracking/use-count-keys.ts';
import { useTracking } from '../tracking/use-tracking.ts';
import { ZoneCalls } from '../tracking/zone-calls.tsx';
import type { DrillTrackerProps } from './counted-drill.ts';

const nothing = () => undefined;

/** Playing a drill on the whole screen: it says where the next shot is taken, and what it comes to. */
export function DrillTracker(props: DrillTrackerProps) {
  const { played, log, isSaving, onFinish, onStop } = props;
  const { drill, playOf } = played;
  const play = playOf(log.shots);
  const { next } = play;
  // Zones are the drill's: none is picked.
  const tracking = useTracking(log, {
    ...props.counting,
    zone: next === null ? null : (drill.spots[next]?.zone ?? null),
    ...{ pick: nothing, moveTo: nothing },
  });
  const { counting } = tracking;
  useCountKeys(counting);
  return (
    <TrackerFrame
      log={log}
      tracking={tracking}
      shortcuts={CALL_SHORTCUTS}
      onStop={onStop}
      counters={
        <div dir="auto" className="min-w-0 grow px-1">
          <p className="flex items-baseline justify-between gap-3">
            <strong className="min-w-0 truncate text-lg">{drill.name}</strong>
            <span aria-label={t('Points')} role="status" className="shrink-0 font-semibold figures">
              {scoreWords(play)}
            </span>
          </p>
          <p className="text-sm text-muted">{drill.rules}</p>
        </div>
      }
      court={<DrillCourt drill={drill} next={next} />}
      line={
        <div className="flex items-center justify-between gap-2">
          <p
            role="status"
            aria-label={t('Drill')}
            className="min-w-0 grow text-center font-semibold figures"
          >
            {next === null
              ? t('Drill done: {result}', { result: resultWords(drill, play.result) })
              : `${spotWords(drill, next)} · ${progressWords(play)}`}
          </p>
          {drill.shotKind === undefined && next !== null && <KindChoice counting={counting} />}
        </div>
      }
      calls={
        next === null ? (
          <FinishButton size="lg" className="h-full w-full" {...{ isSaving, onFinish }} />
        ) : (
          <ZoneCalls zone={counting.zone} onCall={counting.call} className="h-full" />
        )
      }
    />
  );
}
