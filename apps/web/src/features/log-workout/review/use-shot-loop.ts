import { type RefObject, useEffect } from 'react';
import { loopOf } from './shot-loop.ts';

/** Jumps the video to a shot and plays its two seconds again and again, until the player takes over. */
export function useShotLoop(
  videoRef: RefObject<HTMLVideoElement | null>,
  key: string | null,
  rimSeconds: number | null,
): void {
  useEffect(() => {
    const element = videoRef.current;
    const loop = loopOf({ rimSeconds });
    if (element === null || loop === null) return;
    let ours = true;
    const back = () => {
      element.currentTime = loop.start;
    };
    const onTime = () => {
      if (ours && element.currentTime >= loop.end) back();
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
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void play(element);
    element.addEventListener('timeupdate', onTime);
    element.addEventListener('ended', onEnded);
    element.addEventListener('seeking', onSeeking);
    return () => {
      element.removeEventListener('timeupdate', onTime);
      element.removeEventListener('ended', onEnded);
      element.removeEventListener('seeking', onSeeking);
    };
  }, [videoRef, key, rimSeconds]);
}

/** Browsers may refuse to play before the page was touched; the picture then simply stands. */
async function play(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch {
    // The controls are there to play it.
  }
}
