import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { currentToast, dismissToast } from '../lib/toast/toast-store.ts';

// The first test of a file also loads the page's own part, which takes a while on a busy machine.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_ASYNC_TIMEOUT_MS'] ?? 15_000) });

afterEach(() => {
  cleanup();
  // What the app keeps on the device belongs to one test.
  localStorage.clear();
  // A message stays for five seconds, and is no word of the next test's screen.
  for (let left = currentToast(); left !== null; left = currentToast()) dismissToast(left.id);
});
