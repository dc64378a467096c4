import { errorMonitor } from 'node:events';
import { Readable } from 'node:stream';
import { type Storage, StorageFull, StorageUnavailable } from '../storage/storage.ts';
import { storageErrors } from './metrics.ts';

/** Codes of a missing file, and of a browser that disconnected while sending or watching a film. */
const NOT_OF_THE_STORE = new Set<unknown>(['ENOENT', 'ECONNRESET', 'EPIPE']);

/**
 * Errors of the system. A missing file, or a sender that stops or sends something else, is not an error of
 * the store.
 */
const isStoreError = (error: Error): boolean =>
  error instanceof StorageFull ||
  error instanceof StorageUnavailable ||
  ('syscall' in error && !('code' in error && NOT_OF_THE_STORE.has(error.code)));

/** Errors that were already counted or do not count: one error can pass through several operations. */
const known = new WeakSet<Error>();

const countOnce = (operation: string) => (error: unknown) => {
  if (!(error instanceof Error) || known.has(error)) return;
  known.add(error);
  if (isStoreError(error)) storageErrors.inc({ operation });
};

/** Wraps a store and counts its errors, including those while listing and while reading a file. */
export function countStorageErrors<S extends Storage>(storage: S): S {
  return new Proxy(storage, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const count = countOnce(String(name));
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given.map(withKnownErrors));
        if (result instanceof Promise) void result.then(watch(count), count);
        return isListing(result) ? counted(result, count) : result;
      };
    },
  });
}

/** Errors in the work on a lent file are not errors of the store. */
const withKnownErrors = (given: unknown): unknown =>
  typeof given !== 'function'
    ? given
    : async (...more: unknown[]) => {
        try {
          return (await Reflect.apply(given, undefined, more)) as unknown;
        } catch (error) {
          if (error instanceof Error) known.add(error);
          throw error;
        }
      };

/** Only monitors the error: the reader of the file still has to handle it. */
const watch = (count: (error: unknown) => void) => (opened: unknown) => {
  if (opened instanceof Readable) opened.once(errorMonitor, count);
};

const isListing = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

async function* counted(
  listing: AsyncIterable<unknown>,
  count: (error: unknown) => void,
): AsyncGenerator {
  try {
    yield* listing;
  } catch (error) {
    count(error);
    throw error;
  }
}
