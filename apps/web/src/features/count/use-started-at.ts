import { type RefObject, useEffect, useRef } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';

/** When the first shot was counted that still counts: the workout was then, whenever it is saved. Null before. */
export function useStartedAt(isEmpty: boolean, kept: string | null): RefObject<Date | null> {
  const startedAt = useRef(kept === null ? null : new Date(kept));
  useEffect(() => {
    startedAt.current = isEmpty ? null : (startedAt.current ?? serverNow());
  }, [isEmpty]);
  return startedAt;
}
