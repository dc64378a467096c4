import { useCallback, useSyncExternalStore } from 'react';

/** A phone on its side: the variant `short` of the styles. */
export const SHORT = '(height < 30rem)';

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
