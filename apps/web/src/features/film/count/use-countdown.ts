import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownOptions {
  readonly isRunning: boolean;
  /** Called every second. */
  readonly onTick: () => void;
  readonly onOver: () => void;
}

/** A countdown for walking to one's spot. It restarts each time it is run, with the seconds given then. */
export function useCountdown({ isRunning, onTick, onOver }: CountdownOptions) {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const tick = useEffectEvent(onTick);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!isRunning) return;
    tick();
    const timer = setTimeout(() => {
      setSecondsLeft(secondsLeft - 1);
      if (secondsLeft === 1) over();
    }, 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, secondsLeft]);
  return { secondsLeft, setSecondsLeft };
}
