import { Button } from '../../../components/ui/button.tsx';
import { CameraPicture } from '../camera/camera-picture.tsx';
import { scoreOf } from '../../../lib/films/film.ts';
import { ChoiceRow } from '../sound/choice-row.tsx';
import { COUNTDOWNS, SOUNDS, type Sound } from '../sound/feedback.ts';
import type { Filming } from '../use-filming.ts';
import { CheckChips } from './check-chips.tsx';
import { checksOf, guideWords } from './checks.ts';
import { GuideOver } from './guide-over.tsx';
import { MoreSettings } from './more-settings.tsx';
import { RingTarget } from './ring-target.tsx';
import { LeaveButton } from '../leave-button.tsx';

interface FramingProps {
  readonly filming: Filming;
  readonly track: MediaStreamTrack;
  readonly onLeave: () => void;
}

const SOUND_NAMES: Readonly<Record<Sound, string>> = {
  voice: 'Voice',
  tones: 'Tones',
  off: 'Off',
};

/** Putting the phone up: what the eyes see drawn over the picture, one thing to do about it, and the start. */
export function Framing({ filming, track, onLeave }: FramingProps) {
  const { view, phase, settings, secondsLeft, choose, log } = filming;
  const checks = checksOf(view, filming.secondsNow());
  const { made, total } = scoreOf(log.shots);
  const isCountingDown = phase === 'countdown';
  return (
    <div className="flex h-dvh flex-col bg-page text-ink landscape:flex-row">
      <div className="relative min-h-0 min-w-0 flex-1 bg-black">
        <CameraPicture track={track} />
        {view !== null && <GuideOver view={view} checks={checks} />}
        {view !== null && <RingTarget frame={view} ring={view.ring} onRing={filming.giveRing} />}
        <LeaveButton onLeave={onLeave} />
        <MoreSettings filming={filming} />
        {isCountingDown && (
          <p
            role="timer"
            className="pointer-events-none absolute inset-0 grid place-items-center text-[min(50vw,50svh)] leading-none display text-white figures [text-shadow:0_0_2rem_#000]"
          >
            {secondsLeft}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-3 overflow-y-auto p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] landscape:w-80 landscape:justify-end">
        <h1 className="text-lg leading-tight font-bold landscape:mb-auto">
          {total === 0 ? 'Film and count live' : `Film on: ${made} of ${total} so far`}
        </h1>
        <CheckChips checks={checks} />
        <p role="status" className="min-h-12 text-sm">
          {guideWords(view, checks)}
          {view !== null && filming.voice?.isOn === true && ' Say “start” when you are ready.'}
        </p>
        <ChoiceRow
          label="Start after"
          choices={COUNTDOWNS.map((value) => ({ value, name: value === 0 ? 'Tap' : `${value} s` }))}
          chosen={settings.countdown}
          onChoose={(countdown) => {
            choose({ ...settings, countdown });
          }}
        />
        <ChoiceRow
          label="After a shot"
          choices={SOUNDS.map((value) => ({ value, name: SOUND_NAMES[value] }))}
          chosen={settings.sound}
          onChoose={(sound) => {
            choose({ ...settings, sound });
          }}
        />
        {isCountingDown ? (
          <Button size="lg" variant="secondary" className="min-h-16" onClick={filming.backToGuide}>
            Stop the countdown
          </Button>
        ) : (
          <Button size="lg" className="min-h-16" disabled={view === null} onClick={filming.start}>
            {view === null ? 'Opening the eyes…' : 'Start counting'}
          </Button>
        )}
      </div>
    </div>
  );
}
