import { expect, test, vi } from 'vitest';
import { together } from './together.ts';

const query = (data: string | undefined, error: Error | null = null) => ({
  data,
  error,
  refetch: vi.fn(),
});
const failure = new Error('unreachable');

test('it has data when all queries have', () => {
  expect(together(query('a'), query(undefined)).data).toBeUndefined();
  expect(together(query('a'), query('b')).data).toEqual(['a', 'b']);
});

test('one failed query fails them all, and only that one is retried', () => {
  const [sound, failed] = [query('a'), query(undefined, failure)];
  const all = together(sound, failed);
  expect(all.error).toBe(failure);
  all.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(sound.refetch).not.toHaveBeenCalled();
});
