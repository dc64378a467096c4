import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS } from '@hooplog/domain';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeTurns } from '../turns.ts';
import { writeCounted } from '../write-counted.ts';
import { type ImportCounts, importData } from './import-data.ts';

const tooLarge = () =>
  new AppError(
    'too_large',
    'A file to import can have at most 32 MB. Split it, and import each part.',
  );

/** One import at a time in this process: each takes all the time that others leave. */
const inTurn = makeTurns();

interface Upload {
  /** The raw file as it arrives. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length: a hint that allows refusing early. */
  readonly declaredBytes: number | null;
}

/** Keeps the file for as long as it is imported: it is read twice, and is too large for the memory of many imports at once. */
export async function receiveImport(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  { content, declaredBytes }: Upload,
): Promise<ImportCounts> {
  if (declaredBytes !== null && declaredBytes > LIMITS.IMPORT_MAX_BYTES) throw tooLarge();
  const folder = await mkdtemp(path.join(tmpdir(), 'hooplog-import-'));
  try {
    const sent = path.join(folder, 'sent');
    await writeCounted(sent, content, LIMITS.IMPORT_MAX_BYTES, tooLarge);
    const importing = { database, userId, now: now() };
    return await inTurn(() => importData(importing, () => createReadStream(sent)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
