import type { Assignment } from '@hooplog/contract';
import { Pause, Play, Square } from 'lucide-react';
import { Suspense, useState } from 'react';
import { TargetLine } from '../../../components/assignments/target-line.tsx';
import { CalledOut } from '../../../components/live-count/called-out.tsx';
import { MakeRun } from '../../../components/live-count/make-run.tsx';
import { RestTimer } from '../../../components/live-count/rest-timer.tsx';
import { SoundButton } from '../../../components/live-count/sound-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { addedByShots } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { currentRun } from '../../../lib/feedback/call-outs.ts';
import { countedOf, scoreOf } from '../../../lib/films/film.ts';
import { CameraPicture } from '../camera/camera-picture.tsx';
import type { Filming } from '../use-filming.ts';
import { noticesOf } from './notices.ts';
import { Score } from './score.tsx';
import { useCallKeys } from './use-call-keys.ts';
import { ShotStrip } from './shot-strip.tsx';

interface CountingProps {
  readonly filming: Filming;
  readonly track: MediaStreamTrack;
  /** The assigned workout being filmed; null for none. */
  readonly target: Assignment | null;
  /** The key of the drill being filmed. */
  readonly drillKey: string | undefined;
}

// The drill catalogue is large, and most films are not of a drill.
const DrillLine = lazyPart(async () => (await import('./drill-line.tsx')).DrillLine).Part;

/** The running count: the score, readable from far away, and the last shots, for use up close. */
export function Counting({ filming, track, target, drillKey }: CountingProps) {
  const { log, isPaused, phase, feedback, togglePause, finish } = filming;
  const [isAsking, setIsAsking] = useState(false);
  useCallKeys(log.shots, filming.call);
  const { made, total } = scoreOf(log.shots);
  const isFinishing = phase === 'finishing';
  const run = currentRun(countedOf(log.shots).map(({ outcome }) => outcome));
  return (
    <div className="flex h-dvh flex-col gap-3 bg-page p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-ink landscape:flex-row">
      <h1 className="sr-only">{t('Counting live')}</h1>
      <div className="@container-[size] relative min-h-0 min-w-0 flex-1">
        <Score made={made} total={total} />
        <div className="absolute start-0 top-0 h-24 w-32 overflow-hidden rounded-control bg-black landscape:h-20">
          <CameraPicture track={track} />
        </div>
        <SoundButton
          feedback={feedback}
          variant="secondary"
          className="absolute end-0 top-0 size-13"
        />
        <MakeRun run={run} className="absolute start-0 bottom-0 text-2xl" />
        {!isPaused && <RestTimer since={feedback.lastAt} className="absolute end-0 bottom-0" />}
        <CalledOut callOut={feedback.callOut} className="text-4xl" />
      </div>
      <div className="flex shrink-0 flex-col gap-3 landscape:w-88 landscape:justify-end">
        <div role="status" className="space-y-2 landscape:overflow-y-auto">
          {noticesOf(filming).map((text) => (
            <p
              key={text}
              className="rounded-control border border-accent bg-accent-soft px-3 py-2 text-sm font-semibold"
            >
              {text}
            </p>
          ))}
        </div>
        {target !== null && (
          <TargetLine
            assignment={target}
            added={target.drill ? 0 : addedByShots(target, countedOf(log.shots))}
          />
        )}
        {drillKey !== undefined && (
          <Suspense>
            <DrillLine drillKey={drillKey} shots={log.shots} />
          </Suspense>
        )}
        <ShotStrip shots={log.shots} onCall={filming.call} />
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="lg"
            variant="secondary"
            className="min-h-16"
            disabled={isFinishing}
            onClick={togglePause}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? t('Resume') : t('Pause')}
          </Button>
          <Button
            size="lg"
            className="min-h-16"
            pending={isFinishing}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {!isFinishing && <Square aria-hidden />} {t('Finish')}
          </Button>
        </div>
      </div>
      <Dialog
        open={isAsking && !isFinishing}
        title={t('Finish this workout?')}
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <p>
          {total === 0
            ? t('No shots have been counted yet.')
            : t(
                '{total, plural, one {# shot} other {# shots}}, {made} made. You can check every call afterwards.',
                { total, made },
              )}
        </p>
        <Button
          size="lg"
          className="mt-5 w-full"
          onClick={() => {
            setIsAsking(false);
            finish();
          }}
        >
          {t('Finish')}
        </Button>
      </Dialog>
    </div>
  );
}
