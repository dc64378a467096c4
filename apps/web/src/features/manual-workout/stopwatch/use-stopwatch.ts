import { useState } from 'react';
import { store, readStored } from '../../../lib/device-storage/stored-value.ts';
import { AT_ZERO, elapsedMs, minutesIn, stopwatchFrom, touched } from './stopwatch.ts';

const NAME = 'stopwatch';

/** The player's stopwatch, stored in this browser at every tap. @param userId its owner */
export function useStopwatch(userId: string) {
  const [watch, setWatch] = useState(() => stopwatchFrom(readStored(NAME, userId), Date.now()));
  /** Whether its minutes have been entered in the form. */
  const [isUsed, setIsUsed] = useState(false);
  const touch = (how: Parameters<typeof touched>[1]) => {
    const next = touched(watch, how, Date.now());
    // Stored immediately: the page may be closed before an effect runs.
    store(NAME, userId, next === AT_ZERO ? null : next);
    setWatch(next);
    setIsUsed(false);
  };
  return {
    watch,
    isUsed,
    touch,
    /** Enters its minutes in the form; the time stays until the workout is saved. */
    use: () => {
      touch('paused');
      setIsUsed(true);
    },
    /** Measured minutes that have not been entered yet. */
    unusedMinutes: () => (isUsed ? 0 : minutesIn(elapsedMs(watch, Date.now()))),
  };
}

export type UsedStopwatch = ReturnType<typeof useStopwatch>;
