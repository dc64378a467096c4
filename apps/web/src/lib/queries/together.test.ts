import { expect, test, vi } from 'vitest';
import { together } from './together.ts';

const query = (data: string | undefined, error: Error | null = null) => ({
  data,
  error,
  refetch: vi.fn(),
});
const failure = new Error('unreachable');

test('they are there when all of them are', () => {
  expect(together(query('a'), query(undefined)).data).toBeUndefined();
  expect(together(query('a'), query('b')).data).toEqual(['a', 'b']);
});

test('one that fails fails them all, and is the one that is asked again', () => {
  const [sound, failed] = [query('a'), query(undefined, failure)];
  const all = together(sound, failed);
  expect(all.error).toBe(failure);
  all.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(sound.refetch).not.toHaveBeenCalled();
});
