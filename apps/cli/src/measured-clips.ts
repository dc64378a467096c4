import { readFile, writeFile } from 'node:fs/promises';
import { measureClips, measurementsSchema } from '@hooplog/eval';
import type { Measurements } from '@hooplog/eval';
import { UsageError } from './cli-errors.ts';
import type { Terminal } from './terminal.ts';

/** Measurements of the clips in some folders: read from the file of an earlier run, else measured and stored there. */
export async function measured(
  folders: readonly string[],
  file: string | undefined,
  { complain }: Terminal,
): Promise<Measurements> {
  const cached = file === undefined ? null : await readFile(file, 'utf8').catch(() => null);
  if (cached !== null) return measurementsSchema.parse(JSON.parse(cached));
  const measurements = await measureClips(folders, ({ file: clip }, found, index, count) => {
    complain(`${index + 1}/${count} ${clip}: ${found === 0 ? 'no attempt found' : 'measured'}`);
  }).catch((error: unknown) => {
    const unreadable = error instanceof Error && ('syscall' in error || error.name === 'ZodError');
    throw unreadable
      ? new UsageError(`${folders.join(', ')}: clips.json: ${error.message}`)
      : error;
  });
  if (file !== undefined) await writeFile(file, JSON.stringify(measurements));
  return measurements;
}

/** Runs a fit; unfittable input is reported as a usage error. */
export function fittedOr<Result>(fit: () => Result): Result {
  try {
    return fit();
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}
