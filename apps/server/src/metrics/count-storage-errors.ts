import { FileMissing, type Storage, StorageFull, StorageUnavailable } from '../storage/storage.ts';
import { storageErrors } from './metrics.ts';

/** What the system refused: that a file is missing, or its sender stops or sends something else, is no error of the store. */
const isStoreError = (error: unknown): boolean =>
  error instanceof StorageFull ||
  error instanceof StorageUnavailable ||
  (error instanceof Error && 'syscall' in error && !(error instanceof FileMissing));

/** The same store, whose errors are counted. */
export function countStorageErrors<S extends Storage>(storage: S): S {
  return new Proxy(storage, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given);
        if (result instanceof Promise) {
          result.catch((error: unknown) => {
            if (isStoreError(error)) storageErrors.inc({ operation: String(name) });
          });
        }
        return result;
      };
    },
  });
}
