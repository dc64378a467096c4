import { describe, expect, it, vi } from 'vitest';
import { currentToast } from '../toast/toast-store.ts';
import { onSessionLost, isLeavingToSignIn } from './on-session-lost.ts';
import { createSignInAgain } from './sign-in-again.ts';

function browserAt(path: string) {
  const waiting: { action: () => void; milliseconds: number }[] = [];
  const go = vi.fn();
  const signInAgain = createSignInAgain({
    currentPath: () => path,
    go,
    later: (action, milliseconds) => {
      waiting.push({ action, milliseconds });
    },
  });
  return { signInAgain, waiting, go };
}

describe('a lost session', () => {
  it('shows a toast at once and goes to sign in 500 ms later, with a return to the same page', () => {
    const { signInAgain, waiting, go } = browserAt('/heatmap?period=30d');
    signInAgain();
    expect(currentToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'destructive',
    });
    expect(go).not.toHaveBeenCalled();
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([500]);
    waiting[0]?.action();
    expect(go).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fheatmap%3Fperiod%3D30d');
  });

  it('lets the page save its drafts at the last moment, and shows no prompt before leaving', () => {
    const { signInAgain, waiting, go } = browserAt('/manual-workout');
    const keep = vi.fn();
    const forget = onSessionLost(keep);
    signInAgain();
    expect(keep).not.toHaveBeenCalled();
    waiting[0]?.action();
    expect(keep.mock.invocationCallOrder[0]).toBeLessThan(go.mock.invocationCallOrder[0] ?? 0);
    expect(isLeavingToSignIn()).toBe(true);
    forget();
    signInAgain();
    waiting[1]?.action();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('leaves once, however many calls fail together', () => {
    const { signInAgain, waiting } = browserAt('/');
    signInAgain();
    signInAgain();
    expect(waiting).toHaveLength(1);
  });
});
