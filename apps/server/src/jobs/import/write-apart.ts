import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { wasEndedFromOutside } from '@hooplog/media';
import { RESOLVE_DRIZZLE } from '../../database/resolve-drizzle.ts';
import { currentRequest } from '../../logging/request-id.ts';
import type { AppContext } from '../../services/context.ts';
import { ImportOvertaken } from '../../services/own-data/import-data.ts';
import type { ImportRow } from '../../services/own-data/import-rows.ts';
import { TryAgain } from '../handler.ts';
import type { ImportLimits } from './limits.ts';
import { EXIT_OVERTAKEN, type ImportTask } from './task.ts';

const CHILD_MAIN = fileURLToPath(new URL('./child-main.ts', import.meta.url));
const STDERR_LIMIT = 8192;

/** A document exceeded its memory or time limit. What was added until then stays. */
export class ImportTooHeavy extends Error {
  override readonly name = 'ImportTooHeavy';
}

type Child = ChildProcessByStdio<Writable, null, Readable>;

function start(task: ImportTask, { heapMegabytes }: ImportLimits): Child {
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const child = spawn(process.execPath, [heap, ...RESOLVE_DRIZZLE, CHILD_MAIN], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // If a child dies before reading its task, its exit reports that, not the broken pipe.
  child.stdin.on('error', () => undefined);
  // Stays open: when this process dies, the pipe closes and the child ends itself.
  child.stdin.write(`${JSON.stringify(task)}\n`);
  return child;
}

/** Collects the end of a child's error output. */
function collectErrors({ stderr }: Child): () => string {
  let output = '';
  stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-STDERR_LIMIT);
  });
  return () => output;
}

/**
 * Writes a document in a process of its own, so that one which is larger than its check could tell crashes
 * only that process, and not the worker with its other jobs.
 *
 * @throws ImportTooHeavy beyond the limits; ImportOvertaken if this run was superseded; the signal's reason
 * if stopped
 */
export async function writeImportApart(
  { config }: Pick<AppContext, 'config'>,
  { id }: Pick<ImportRow, 'id'>,
  { signal, limits }: { readonly signal: AbortSignal; readonly limits: ImportLimits },
): Promise<void> {
  const { databaseUrl, dataDir, s3 } = config;
  if (databaseUrl === null) throw new Error('An import needs DATABASE_URL');
  signal.throwIfAborted();
  const task = { importId: id, databaseUrl, dataDir, s3, requestId: currentRequest() };
  const child = start(task, limits);
  const errorOutput = collectErrors(child);
  const tooLong = AbortSignal.timeout(1000 * limits.seconds);
  const kill = () => child.kill('SIGKILL');
  const stop = AbortSignal.any([signal, tooLong]);
  stop.addEventListener('abort', kill, { once: true });
  const [code, endedBy] = (await once(child, 'close').finally(() => {
    stop.removeEventListener('abort', kill);
  })) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  signal.throwIfAborted();
  if (code === EXIT_OVERTAKEN) throw new ImportOvertaken();
  if (tooLong.aborted) throw new ImportTooHeavy(`It took more than ${limits.seconds} seconds`);
  if (errorOutput().includes('heap out of memory')) {
    throw new ImportTooHeavy(`It took more than ${limits.heapMegabytes} MB of memory`);
  }
  if (wasEndedFromOutside(code, endedBy)) throw new TryAgain('The import was ended from outside');
  throw new Error(errorOutput());
}
