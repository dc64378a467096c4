import { useBlocker } from '@tanstack/react-router';

/** Asks before shots that were counted or corrected on this page are left behind unsaved. */
export function useStayWarning(isUnsaved: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved &&
      current.pathname !== next.pathname &&
      !window.confirm('Leave without saving? The shots you counted or corrected here are lost.'),
    enableBeforeUnload: () => isUnsaved,
  });
}
