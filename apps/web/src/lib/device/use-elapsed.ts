import { useEffect, useState } from 'react';

/** Whether this many milliseconds have passed since the first render. */
export function useElapsed(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return isOver;
}
