import { cleanup, configure } from '@testing-library/react';
import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';
import { afterEach, vi } from 'vitest';
import { currentToast, dismissToast } from '../lib/toast/toast-store.ts';

/** Throws if two classes set the same property: the stylesheet's order would decide between them unnoticed. */
function withoutCompetitors(...classes: ClassValue[]): string {
  const joined = clsx(classes);
  if (twMerge(joined) !== joined) throw new Error(`Classes compete: ${joined}`);
  return joined;
}
vi.mock('../components/ui/cn.ts', () => ({ cn: withoutCompetitors }));

// Tests do not wait for a server that is away.
vi.mock('../lib/api-client/no-answer.ts', async (original) => ({
  ...(await original<object>()),
  RETRY_DELAY_MS: 0,
}));

// The first test of a file also loads the page's own chunk, which takes a while on a busy machine.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_ASYNC_TIMEOUT_MS'] ?? 15_000) });

afterEach(() => {
  cleanup();
  // Data that the app stores on the device belongs to one test.
  localStorage.clear();
  // A toast stays for five seconds, and must not show in the next test.
  for (let left = currentToast(); left !== null; left = currentToast()) dismissToast(left.id);
});
