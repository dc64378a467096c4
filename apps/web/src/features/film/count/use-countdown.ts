import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownOptions {
  readonly isRunning: boolean;
  /** At each of its seconds. */
  readonly onTick: () => void;
  readonly onOver: () => void;
}

/** Seconds to walk to one's spot. It begins anew each time that it runs with the seconds it is given then. */
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
