import type { ImportPreview } from '@hooplog/contract';
import { store, readStored } from '../../lib/device-storage/stored-value.ts';

type Columns = ImportPreview['columns'];

const NAME = 'import-columns';
/** Maximum number of file formats remembered; nobody has more. */
const MAX_STORED = 20;

const signatureOf = (columns: Columns) => columns.map(({ name }) => name).join('\n');

function readAll(userId: string): [signature: string, columns: string][] {
  const stored = readStored(NAME, userId);
  return stored !== null && typeof stored === 'object'
    ? Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
    : [];
}

/** The player's mapping for the last file with these columns; null if there is none. */
export function storedColumns(userId: string, columns: Columns): string | null {
  const signature = signatureOf(columns);
  return readAll(userId).find(([known]) => known === signature)?.[1] ?? null;
}

/** Stores the mapping for files with these columns in this browser. */
export function storeColumns(userId: string, columns: Columns, choice: string): void {
  const signature = signatureOf(columns);
  const others = readAll(userId).filter(([known]) => known !== signature);
  store(NAME, userId, Object.fromEntries([...others.slice(1 - MAX_STORED), [signature, choice]]));
}
