import { useEffect } from 'react';

/** Missing in browsers without the API, and over plain http. */
type Holder = Partial<Pick<Navigator, 'wakeLock'>>;

/**
 * Keeps the screen on while `isOn`. The system releases the lock whenever the page is hidden, and may refuse it (low
 * battery): it is requested again when the page is visible, and failures are not reported.
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
