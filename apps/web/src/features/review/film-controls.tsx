import { t } from '@hooplog/language';
import { CirclePause, CirclePlay, Maximize, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatMoment } from '../../lib/format/format-moment.ts';
import { watchTime } from './watch-time.ts';

interface FilmControlsProps {
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly durationSeconds: number;
  readonly onToggle: () => void;
  /** Shows the film and its overlay full screen; null where the browser cannot. */
  readonly onWholeScreen: (() => void) | null;
}

interface ControlProps {
  readonly Icon: typeof Maximize;
  readonly name: string;
  readonly onPress: () => void;
}

const Control = ({ Icon, name, onPress }: ControlProps) => (
  <Button variant="quiet" size="icon" aria-label={name} onClick={onPress}>
    <Icon aria-hidden />
  </Button>
);

function showMoment(video: HTMLVideoElement | null, seconds: number): void {
  if (video === null) return;
  video.pause();
  video.currentTime = seconds;
}

function setMuted(video: HTMLVideoElement | null, isMuted: boolean): void {
  if (video !== null) video.muted = isMuted;
}

/** Whether the player is playing and whether it is muted, kept up to date. */
function usePlayer(player: RefObject<HTMLVideoElement | null>) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const video = player.current;
      const events = ['play', 'pause', 'volumechange'] as const;
      for (const name of events) video?.addEventListener(name, onChange);
      return () => {
        for (const name of events) video?.removeEventListener(name, onChange);
      };
    },
    [player],
  );
  return {
    isPlaying: useSyncExternalStore(subscribe, () => player.current?.paused === false),
    isMuted: useSyncExternalStore(subscribe, () => player.current?.muted !== false),
  };
}

/**
 * Seek bar and play controls below the film. Native controls would cover the film, where the evidence of a call is
 * drawn.
 */
export function FilmControls(props: FilmControlsProps) {
  const { player, durationSeconds, onToggle, onWholeScreen } = props;
  const { isPlaying, isMuted } = usePlayer(player);
  const slider = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (player.current === null) return;
    // Runs for every frame, so it writes to the DOM directly instead of re-rendering.
    return watchTime(player.current, (seconds) => {
      const time = formatMoment(seconds);
      if (slider.current !== null) slider.current.valueAsNumber = seconds;
      if (clock.current === null || clock.current.textContent === time) return;
      clock.current.textContent = time;
      slider.current?.setAttribute('aria-valuetext', time);
    });
  }, [player]);
  return (
    <div className="-mx-2 flex items-center">
      <Control
        Icon={isPlaying ? CirclePause : CirclePlay}
        name={isPlaying ? t('Pause') : t('Play')}
        onPress={onToggle}
      />
      <input
        ref={slider}
        type="range"
        aria-label={t('Moment of the film')}
        min={0}
        max={durationSeconds}
        step={0.1}
        defaultValue={0}
        onChange={({ target }) => {
          showMoment(player.current, target.valueAsNumber);
        }}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
      <span ref={clock} aria-hidden className="ms-2 min-w-12 text-end text-sm text-muted figures" />
      <Control
        Icon={isMuted ? VolumeX : Volume2}
        name={isMuted ? t('Sound on') : t('Sound off')}
        onPress={() => {
          setMuted(player.current, !isMuted);
        }}
      />
      {onWholeScreen !== null && (
        <Control Icon={Maximize} name={t('Whole screen')} onPress={onWholeScreen} />
      )}
    </div>
  );
}
