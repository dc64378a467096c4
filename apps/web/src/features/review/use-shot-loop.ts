import { type RefObject, useEffect, useState } from 'react';
import { loopOf } from './shot-loop.ts';

/** Half a second takes two: slow enough to see the ball at the rim. */
const SLOW_RATE = 0.25;

/** Seeks the video to a shot and loops its two seconds until the player seeks elsewhere. */
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
      // Not while seeking: a pause fires `timeupdate` too, and the `seeking` event of a jump comes after it.
      if (ours && !element.seeking && element.currentTime >= loop.end) back();
    };
    const onEnded = () => {
      if (!ours) return;
      back();
      void play(element);
    };
    // A seek outside the loop comes from the player: from there on the video simply plays.
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

  /** Pauses, or resumes within the shot; outside of it, returns to the shot. */
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

/** Browsers may refuse autoplay before the first interaction; the video then stays paused. */
async function play(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch {
    // A tap plays it.
  }
}
