import { type RefObject, useEffect, useState } from 'react';
import { loopOf } from './shot-loop.ts';

/** Half of a second becomes two: slow enough to see a ball at the ring. */
const SLOW_RATE = 0.25;

/** Jumps the video to a shot and plays its two seconds again and again, until the player takes over. */
export function useShotLoop(
  videoRef: RefObject<HTMLVideoElement | null>,
  key: string | null,
  rimSeconds: number | null,
) {
  const [isSlow, setIsSlow] = useState(false);
  const [replays, setReplays] = useState(0);
  useEffect(() => {
    const element = videoRef.current;
    if (element === null) return;
    element.defaultPlaybackRate = isSlow ? SLOW_RATE : 1;
    element.playbackRate = element.defaultPlaybackRate;
  }, [videoRef, isSlow]);
  useEffect(() => {
    const element = videoRef.current;
    const loop = loopOf({ rimSeconds });
    if (element === null || loop === null) return;
    let ours = true;
    const back = () => {
      element.currentTime = loop.start;
    };
    const onTime = () => {
      // Not on the way to somewhere else: a pause tells the time, too, and a jump is heard of after it.
      if (ours && !element.seeking && element.currentTime >= loop.end) back();
    };
    const onEnded = () => {
      if (!ours) return;
      back();
      void play(element);
    };
    // A jump to somewhere else is the player's: from there on the video simply plays.
    const onSeeking = () => {
      const { currentTime } = element;
      if (currentTime < loop.start - 0.1 || currentTime > loop.end + 0.1) ours = false;
    };
    back();
    const asked = replays > 0;
    if (asked || !matchMedia('(prefers-reduced-motion: reduce)').matches) void play(element);
    element.addEventListener('timeupdate', onTime);
    element.addEventListener('ended', onEnded);
    element.addEventListener('seeking', onSeeking);
    return () => {
      element.removeEventListener('timeupdate', onTime);
      element.removeEventListener('ended', onEnded);
      element.removeEventListener('seeking', onSeeking);
    };
  }, [videoRef, key, rimSeconds, replays]);

  /** Pauses; plays on within the shot; from elsewhere comes back to it. */
  const togglePlaying = () => {
    const element = videoRef.current;
    if (element === null) return;
    const loop = loopOf({ rimSeconds });
    const { currentTime } = element;
    const isInside = loop === null || (currentTime >= loop.start && currentTime < loop.end);
    if (!element.paused) element.pause();
    else if (isInside) void play(element);
    else setReplays((before) => before + 1);
  };
  return {
    isSlow,
    togglePlaying,
    toggleSlow: () => {
      setIsSlow((before) => !before);
    },
  };
}

/** Browsers may refuse to play before the page was touched; the picture then simply stands. */
async function play(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch {
    // A tap plays it.
  }
}
