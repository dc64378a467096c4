import { type RefObject, useEffect, useRef } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';

/**
 * When the first shot of the current count was made, which is the time of the workout whenever it is saved. Null before
 * the first shot.
 */
export function useStartedAt(isEmpty: boolean, kept: string | null): RefObject<Date | null> {
  const startedAt = useRef(kept === null ? null : new Date(kept));
  useEffect(() => {
    startedAt.current = isEmpty ? null : (startedAt.current ?? serverNow());
  }, [isEmpty]);
  return startedAt;
}
