import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-client/api-error.ts';
import * as toastStore from '../toast/toast-store.ts';
import { useChange } from './use-change.ts';

const WORDS = { message: 'Slow down.', code: 'rate_limited', requestId: 'r1' } as const;
const PLACE = { queryKey: ['/api/places', 'p'] };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes a change with this outcome; returns the toasts and the cached data, and checks the refetch. */
async function change(send: () => Promise<string>, failed: string | null = 'Not done') {
  const toast = vi.spyOn(toastStore, 'toast').mockImplementation(() => undefined);
  const client = new QueryClient();
  const refreshed = vi.spyOn(client, 'invalidateQueries');
  const onDone = vi.fn();
  const options = { failed, answers: PLACE, refresh: ['/api/user/achievements'] as const, onDone };
  const { result } = renderHook(() => useChange(send, options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  result.current.mutate(undefined);
  await waitFor(() => {
    expect(result.current.isPending || result.current.isIdle).toBe(false);
  });
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ['/api/user', 'achievements'] });
  const toasts = toast.mock.calls.map(([{ description }]) => description);
  return { toasts, onDone, known: client.getQueryData(PLACE.queryKey) };
}

test('a successful change returns its answer, caches it, and shows no toast', async () => {
  const { toasts, onDone, known } = await change(() => Promise.resolve('done'));
  expect(toasts).toEqual([]);
  expect(onDone.mock.calls[0]?.[0]).toBe('done');
  expect(known).toBe('done');
});

test.each([
  ['in its own words', new Error('?'), ['Not done'], 'Not done'],
  ['by the title alone', new Error('?'), [undefined], ''],
  ['in the words of the server', new ApiError(429, '', WORDS), ['Slow down.'], 'Not done'],
  [
    'not at all if the session ended: that is reported once for all calls',
    new ApiError(401, '', null),
    [],
    'Not done',
  ],
])('a failure is reported %s', async (_how, error, toasts, failed) => {
  const changed = await change(() => Promise.reject(error), failed);
  expect(changed.toasts).toEqual(toasts);
  expect(changed.onDone).not.toHaveBeenCalled();
  expect(changed.known).toBeUndefined();
});

test('a failure shows no toast if the form shows it', async () => {
  const { toasts } = await change(() => Promise.reject(new ApiError(429, '', WORDS)), null);
  expect(toasts).toEqual([]);
});
