import { t } from '@hooplog/language';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { CameraPicture } from '../camera/camera-picture.tsx';
import { scoreOf } from '../../../lib/films/film.ts';
import { usePlaces } from '../../../lib/queries/places.ts';
import { cn } from '../../../components/ui/cn.ts';
import { SoundRow } from '../../../components/live-count/sound-row.tsx';
import { ChoiceRow } from '../../../components/ui/choice-row.tsx';
import { COUNTDOWNS } from '../../../lib/feedback/settings.ts';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import type { Filming } from '../use-filming.ts';
import { CheckChips } from './check-chips.tsx';
import { checksOf, guideWords, WATCHED_SECONDS } from './checks.ts';
import { CourtAsk } from './court-ask.tsx';
import { CourtLinesOver } from './court-lines-over.tsx';
import { GuideOver } from './guide-over.tsx';
import { MarkCourt } from './mark-court.tsx';
import { MoreSettings } from './more-settings.tsx';
import { type ProposedCourt, proposedCourt } from './proposed-court.ts';
import { RingTarget } from './ring-target.tsx';
import { LeaveButton } from '../leave-button.tsx';

interface FramingProps {
  readonly filming: Filming;
  readonly track: MediaStreamTrack;
}

const NO_PICTURE = { width: 0, height: 0 };

const SAY_START = t('Say “start” when you are ready.');

const countdownName = (seconds: number): string =>
  seconds === 0 ? t('Tap', {}, 'counting starts at once') : t('{seconds} s', { seconds });

/** Putting the phone up: what the eyes see drawn over the picture, one thing to do about it, and the start. */
export function Framing({ filming, track }: FramingProps) {
  const { view, phase, settings, secondsLeft, choose, log } = filming;
  const watchedSeconds = filming.secondsNow();
  const checks = checksOf(view, watchedSeconds);
  const places = usePlaces(view ?? NO_PICTURE);
  const proposed = view === null ? null : proposedCourt(view, places);
  // The view in which marking began. The live view cannot be used: if the phone shakes, the count restarts and the view
  // changes.
  const [marking, setMarking] = useState<CountView | null>(null);
  const { made, total } = scoreOf(log.shots);
  const isCountingDown = phase === 'countdown';
  const take = ({ kind, marks }: ProposedCourt) => {
    filming.giveCourt({ kind, marks });
    setMarking(null);
  };
  // Only after the line search has had time to find them.
  const asksForCourt =
    view !== null &&
    view.ring !== null &&
    view.courtSource !== 'user' &&
    (proposed !== null || (!view.seesLines && watchedSeconds >= WATCHED_SECONDS));
  if (marking !== null && phase === 'framing') {
    return (
      <MarkCourt
        view={marking}
        track={track}
        proposed={proposed}
        onMarked={take}
        onLeave={() => {
          setMarking(null);
        }}
      />
    );
  }
  return (
    <div className="flex h-dvh flex-col bg-page text-ink landscape:flex-row">
      <div className="relative min-h-0 min-w-0 flex-1 bg-black">
        <CameraPicture track={track} />
        {view !== null && proposed !== null && <CourtLinesOver court={proposed} frame={view} />}
        {view !== null && <GuideOver view={view} checks={checks} />}
        {view !== null && <RingTarget frame={view} ring={view.ring} onRing={filming.giveRing} />}
        <LeaveButton />
        <MoreSettings filming={filming} />
        {isCountingDown && (
          <p
            role="timer"
            className="pointer-events-none absolute inset-0 grid place-items-center text-[min(50vw,50svh)] leading-none display text-white figures [text-shadow:0_0_2rem_var(--color-black)]"
          >
            {secondsLeft}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-3 overflow-y-auto p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] landscape:w-80 short:gap-2 short:pt-3">
        <h1
          className={cn(
            'text-lg leading-tight font-bold landscape:mb-auto',
            total === 0 && 'portrait:sr-only',
          )}
        >
          {total === 0
            ? t('Film and count live')
            : t('Keep filming: {made} of {total} so far', { made, total })}
        </h1>
        <CheckChips checks={checks} />
        {/* As high as two lines with the question, or three without, so that the picture does not move. */}
        <div className="flex min-h-25 flex-col justify-between gap-2 short:min-h-0">
          <p role="status" className="font-semibold short:text-sm">
            {filming.lost !== null && <strong className="block">{filming.lost}</strong>}
            {guideWords(view, checks)}
            {view !== null && filming.voice?.isOn === true && <> {SAY_START}</>}
          </p>
          {asksForCourt && !isCountingDown && (
            <CourtAsk
              proposed={proposed}
              onYes={take}
              onMark={() => {
                setMarking(view);
              }}
            />
          )}
        </div>
        <ChoiceRow
          label={t('Start after', {}, 'before “Tap”, “5 s” and “10 s”')}
          choices={COUNTDOWNS.map((value) => ({ value, name: countdownName(value) }))}
          chosen={settings.countdown}
          onChoose={(countdown) => {
            choose({ ...settings, countdown });
          }}
        />
        <SoundRow settings={settings} choose={choose} />
        {isCountingDown ? (
          <Button size="lg" variant="secondary" className="min-h-16" onClick={filming.backToGuide}>
            {t('Stop the countdown')}
          </Button>
        ) : (
          <Button
            size="lg"
            className="min-h-16 short:min-h-12"
            disabled={view === null}
            onClick={filming.start}
          >
            {view === null ? t('Getting ready to see the hoop…') : t('Start counting')}
          </Button>
        )}
      </div>
    </div>
  );
}
