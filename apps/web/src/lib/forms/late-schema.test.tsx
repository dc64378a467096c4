import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { currentToast } from '../toast/toast-store.ts';
import { useLateResolver, useLateSchema } from './late-schema.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Name is required') });
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

describe('a schema that comes after its form', () => {
  test('is fetched while the form is filled in', () => {
    const load = vi.fn(() => Promise.resolve(schema));
    renderHook(() => useLateSchema(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('checks what was typed', async () => {
    const { result } = renderHook(() => useLateSchema(() => Promise.resolve(schema)));
    expect(await result.current({ name: ' Ann ' })).toMatchObject({ data: { name: 'Ann' } });
    expect(await result.current({ name: ' ' })).toMatchObject({ success: false });
  });

  test('checks for react-hook-form, which gets what the schema makes of it or what was typed', async () => {
    const load = () => Promise.resolve(schema);
    const made = renderHook(() => useLateResolver(load)).result.current;
    const raw = renderHook(() => useLateResolver(load, { raw: true })).result.current;
    const typed = { name: ' Ann ' };
    expect(await made(typed, null, OPTIONS)).toEqual({ values: { name: 'Ann' }, errors: {} });
    expect(await raw(typed, null, OPTIONS)).toEqual({ values: typed, errors: {} });
    expect(await made({ name: '' }, null, OPTIONS)).toMatchObject({
      errors: { name: { message: 'Name is required' } },
    });
  });
});

describe('where the schema cannot be loaded nothing is sent, and the user is told', () => {
  test('by a form of its own', async () => {
    const { result } = renderHook(() => useLateSchema(away));
    expect(await act(() => result.current({ name: 'Ann' }))).toBeNull();
    expect(currentToast()?.tone).toBe('destructive');
    expect(currentToast()?.description).toMatch(/could not be checked/);
  });

  test('by react-hook-form', async () => {
    const { result } = renderHook(() => useLateResolver<{ name: string }, unknown>(away));
    const { values, errors } = await act(() => result.current({ name: 'Ann' }, null, OPTIONS));
    expect([values, Object.keys(errors)]).toEqual([{}, ['root']]);
  });
});
