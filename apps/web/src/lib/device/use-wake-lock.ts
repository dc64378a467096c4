import { useEffect } from 'react';

/** Browsers that cannot hold the screen awake, and pages that came over plain http, have none. */
type Holder = Partial<Pick<Navigator, 'wakeLock'>>;

/**
 * Keeps the screen on while `isOn`. The system takes the lock back whenever the page is hidden, and may refuse it (a
 * nearly empty battery): it is asked for again when the page is back, and never worth a word.
 */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    const holder: Holder = navigator;
    const { wakeLock } = holder;
    if (!isOn || wakeLock === undefined) return;
    let isOver = false;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const lock = await wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    };
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [isOn]);
}
