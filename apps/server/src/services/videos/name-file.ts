import { type Database, type Transaction, transaction } from '../../database/connect.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Storage, StorageKey } from '../../storage/storage.ts';

/**
 * Runs the transaction that names a stored file. A refusal deletes the file. After any other error the transaction may have been
 * committed: the sweep finds out.
 */
export async function nameFile<T>(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  key: StorageKey,
  name: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(database, name);
  } catch (error) {
    if (error instanceof AppError) await storage.delete(key);
    throw error;
  }
}
