import type { Drill, DrillPlay } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { DrillCourt } from '../../../components/drills/drill-court.tsx';
import { placeWords, resultWords, scoreWords } from '../../../components/drills/drill-text.ts';
import { KindChoice } from '../tracking/kind-choice.tsx';
import { CALL_SHORTCUTS } from '../tracking/count-keys.ts';
import { FinishButton } from '../tracking/finish-button.tsx';
import { TrackerFrame } from '../tracking/tracker-frame.tsx';
import { useCountKeys } from '../tracking/use-count-keys.ts';
import { useTracking } from '../tracking/use-tracking.ts';
import { ZoneCalls } from '../tracking/zone-calls.tsx';
import type { DrillTrackerProps } from './counted-drill.ts';

const nothing = () => undefined;

/** The spot of the next shot, or the result of the drill; readable at arm's length. */
function DrillLine({ drill, play }: { readonly drill: Drill; readonly play: DrillPlay }) {
  const { next, result } = play;
  return (
    // As high as the result, so that the court does not move when the last shot is counted.
    <div
      role="status"
      aria-label={t('Drill')}
      className="grid min-h-18 min-w-0 grow content-center text-center figures short:min-h-14"
    >
      {next === null ? (
        <p className="text-muted">
          {rich('Drill done: <what>{result}</what>', {
            result: resultWords(drill, result),
            what: (text) => (
              <strong className="block text-5xl leading-none display text-balance text-ink short:text-3xl">
                {text}
              </strong>
            ),
          })}
        </p>
      ) : (
        <>
          <p className="text-xl leading-tight font-bold">{drill.spots[next]?.name}</p>{' '}
          <p className="text-sm text-muted">{placeWords(drill, next, play)}</p>
        </>
      )}
    </div>
  );
}

/** Plays a drill full screen, showing the spot of the next shot and the result. */
export function DrillTracker(props: DrillTrackerProps) {
  const { played, log, isSaving, onFinish, onStop } = props;
  const { drill, playOf } = played;
  const play = playOf(log.shots);
  const { next } = play;
  // The drill determines the zones, so none can be selected.
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
      head={
        <div dir="auto" className="min-w-0 px-1">
          <p className="flex items-baseline justify-between gap-3">
            <strong className="min-w-0 truncate text-lg">{drill.name}</strong>
            <span aria-label={t('Points')} role="status" className="shrink-0 font-semibold figures">
              {scoreWords(play)}
            </span>
          </p>
          <p className="text-sm text-muted">{drill.rules}</p>
        </div>
      }
      court={<DrillCourt drill={drill} next={next ?? drill.spots.length} />}
      line={
        <div className="flex items-center justify-between gap-2">
          <DrillLine drill={drill} play={play} />
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
