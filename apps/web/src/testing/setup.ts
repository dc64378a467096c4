import { cleanup, configure } from '@testing-library/react';
import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';
import { afterEach, vi } from 'vitest';
import { currentToast, dismissToast } from '../lib/toast/toast-store.ts';

/** Throws where two classes set the same property: the stylesheet would decide between them, which nobody sees coming. */
function withoutCompetitors(...classes: ClassValue[]): string {
  const joined = clsx(classes);
  if (twMerge(joined) !== joined) throw new Error(`Classes compete: ${joined}`);
  return joined;
}
vi.mock('../components/ui/cn.ts', () => ({ cn: withoutCompetitors }));

// No test waits for a server that is away.
vi.mock('../lib/api-client/no-answer.ts', async (original) => ({
  ...(await original<object>()),
  RETRY_DELAY_MS: 0,
}));

// The first test of a file also loads the page's own part, which takes a while on a busy machine.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_ASYNC_TIMEOUT_MS'] ?? 15_000) });

afterEach(() => {
  cleanup();
  // What the app keeps on the device belongs to one test.
  localStorage.clear();
  // A message stays for five seconds, and is no word of the next test's screen.
  for (let left = currentToast(); left !== null; left = currentToast()) dismissToast(left.id);
});
