import { useBlocker } from '@tanstack/react-router';
import { isLeavingToSignIn } from '../../lib/session/on-session-lost.ts';

/**
 * Asks for confirmation before the player leaves or closes a page on which something would be lost. Not after the
 * session ended, when staying would not help.
 */
export function useStayWarning(wouldLose: boolean, question: string): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      wouldLose && current.pathname !== next.pathname && !window.confirm(question),
    enableBeforeUnload: () => wouldLose && !isLeavingToSignIn(),
  });
}
