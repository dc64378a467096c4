import { useBlocker } from '@tanstack/react-router';
import { isLeavingToSignIn } from '../../lib/session/on-session-lost.ts';

/**
 * Asks before a page is left on which something would be lost; also when it is closed. Not when the session ended:
 * staying would lead nowhere.
 */
export function useStayWarning(wouldLose: boolean, question: string): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      wouldLose && current.pathname !== next.pathname && !window.confirm(question),
    enableBeforeUnload: () => wouldLose && !isLeavingToSignIn(),
  });
}
