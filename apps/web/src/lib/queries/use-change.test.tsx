import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-client/api-error.ts';
import * as toasts from '../toast/toast-store.ts';
import { useChange } from './use-change.ts';

const WORDS = { message: 'Slow down.', code: 'rate_limited', requestId: 'r1' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes a change that ends so; what was told, and what was asked for again. */
async function change(send: () => Promise<string>) {
  const toast = vi.spyOn(toasts, 'toast').mockImplementation(() => undefined);
  const client = new QueryClient();
  const refreshed = vi.spyOn(client, 'invalidateQueries');
  const onDone = vi.fn();
  const { result } = renderHook(
    () => useChange(send, { failed: 'Not done', refresh: ['/api/places'], onDone }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  result.current.mutate(undefined);
  await waitFor(() => {
    expect(result.current.isPending || result.current.isIdle).toBe(false);
  });
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ['/api/places'] });
  return { told: toast.mock.calls.map(([{ description }]) => description), onDone };
}

test('a change that is done hands its answer on and says nothing', async () => {
  const { told, onDone } = await change(() => Promise.resolve('done'));
  expect(told).toEqual([]);
  expect(onDone.mock.calls[0]?.[0]).toBe('done');
});

test.each([
  ['in its own words', new Error('?'), ['Not done']],
  ['in the words of the server', new ApiError(429, '', WORDS), ['Slow down.']],
  ['not where the session ended: that is told once for all', new ApiError(401, '', null), []],
])('a failure is told %s', async (_how, error, told) => {
  const changed = await change(() => Promise.reject(error));
  expect(changed.told).toEqual(told);
  expect(changed.onDone).not.toHaveBeenCalled();
});
