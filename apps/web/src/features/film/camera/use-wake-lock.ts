import { useEffect } from 'react';

/** Keeps the screen on while `isWanted`. A browser lets go when the page is hidden: it is asked again afterwards. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!isWanted || wakeLock === undefined) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const sentinel = await wakeLock.request('screen');
        if (isOver) await sentinel.release();
        else held = sentinel;
      } catch {
        // A low battery may refuse it: the screen then goes dark as it always does.
      }
    };
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [isWanted]);
}
