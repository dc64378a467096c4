import { useBlocker } from '@tanstack/react-router';

/** Asks before a page is left on which something would be lost; also when it is closed. */
export function useStayWarning(wouldLose: boolean, question: string): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      wouldLose && current.pathname !== next.pathname && !window.confirm(question),
    enableBeforeUnload: () => wouldLose,
  });
}
