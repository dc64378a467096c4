import { errorMonitor } from 'node:events';
import { Readable } from 'node:stream';
import { type Storage, StorageFull, StorageUnavailable } from '../storage/storage.ts';
import { storageErrors } from './metrics.ts';

/** A file that is missing, and a browser that went away while it sent a film or watched one. */
const NOT_OF_THE_STORE = new Set<unknown>(['ENOENT', 'ECONNRESET', 'EPIPE']);

/** What the system refused: that a file is missing, or its sender stops or sends something else, is no error of the store. */
const isStoreError = (error: Error): boolean =>
  error instanceof StorageFull ||
  error instanceof StorageUnavailable ||
  ('syscall' in error && !('code' in error && NOT_OF_THE_STORE.has(error.code)));

/** Errors that were counted, or are none of the store's: each passes through several operations, or comes in by one and goes out by another. */
const known = new WeakSet<Error>();

const countOnce = (operation: string) => (error: unknown) => {
  if (!(error instanceof Error) || known.has(error)) return;
  known.add(error);
  if (isStoreError(error)) storageErrors.inc({ operation });
};

/** The same store, whose errors are counted: also those of a listing, and of a file that breaks while it is read. */
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

/** What fails in the work on a lent file is no error of the store. */
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

/** Seen without becoming its listener: whoever reads the file still has to handle its errors. */
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
