import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import type { Storage, StorageKey } from '../../storage/storage.ts';
import { uploadRefusal } from '../upload-refusal.ts';
import type { ImportFile } from './read-import.ts';

const tooLarge = () =>
  new AppError(
    'too_large',
    phrase('A file to import can have at most 32 MB. Split it, and import each part.'),
  );

export interface ImportUpload {
  /** The raw file as it arrives; fails when the connection breaks. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length: a hint for refusing early. */
  readonly declaredBytes: number | null;
}

/** Opens a stored document from its beginning, on every call. */
export const storedDocument = (storage: Storage, key: StorageKey): ImportFile =>
  async function* read() {
    yield* await storage.open(key);
  };

async function* counted(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.IMPORT_MAX_BYTES) throw tooLarge();
    yield chunk;
  }
}

/** Throws if a file declares that it is too large. */
export function checkDeclaredSize({ declaredBytes }: ImportUpload): void {
  if (declaredBytes !== null && declaredBytes > LIMITS.IMPORT_MAX_BYTES) throw tooLarge();
}

/** Stores an uploaded file in a folder while `use` reads it. On any error the folder is deleted. */
export async function withUpload<T>(
  storage: Storage,
  folder: string,
  { content, declaredBytes }: ImportUpload,
  use: (file: ImportFile) => Promise<T>,
): Promise<T> {
  const key = { folder, name: 'upload' };
  try {
    await storage.put(key, counted(content), declaredBytes);
    const result = await use(storedDocument(storage, key));
    await storage.delete(key);
    return result;
  } catch (error) {
    await storage.deleteFolder(folder);
    throw uploadRefusal(error, 'file');
  }
}
