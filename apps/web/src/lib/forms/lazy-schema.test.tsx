import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { currentToast } from '../toast/toast-store.ts';
import { useLazySchema } from './lazy-schema.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Name is required') });
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a schema that loads after its form', () => {
  test('is fetched while the form is filled in', () => {
    const load = vi.fn(() => Promise.resolve(schema));
    renderHook(() => useLazySchema(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('validates the input', async () => {
    const { result } = renderHook(() => useLazySchema(() => Promise.resolve(schema)));
    expect(await result.current({ name: ' Ann ' })).toMatchObject({ data: { name: 'Ann' } });
    expect(await result.current({ name: ' ' })).toMatchObject({ success: false });
  });
});

describe('where the schema cannot be loaded', () => {
  test('nothing is validated, and the user sees a message', async () => {
    const { result } = renderHook(() => useLazySchema(away));
    expect(await act(() => result.current({ name: 'Ann' }))).toBeNull();
    expect(currentToast()?.tone).toBe('destructive');
    expect(currentToast()?.description).toMatch(/could not be checked/);
  });
});
