import { readFile, writeFile } from 'node:fs/promises';
import {
  fitReport,
  fitWeights,
  measureClips,
  measurementsSchema,
  weightsFile,
} from '@hooplog/eval';
import type { Measurements } from '@hooplog/eval';
import { ensureWritable } from '../output-file.ts';
import { readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

/**
 * `hooplog fit DIR…`: fits the weights of the judge to labelled clips, one place against the others.
 * `--features` keeps the measurements in a file and reads them from there when it exists; `--out`
 * writes the weights; `--without` leaves measurements out, to see what they are worth.
 */
export async function runFit(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['features', 'out', 'without']);
  if (positionals.length === 0) throw new UsageError('Name at least one folder of clips.');
  await ensureWritable([values.features, values.out]);
  const measurements = await measured(positionals, values.features, terminal);
  const fit = fitted(measurements, values.without?.split(',') ?? []);
  terminal.print(fitReport(fit, measurements));
  if (values.out === undefined) return;
  await writeFile(values.out, `${JSON.stringify(weightsFile(fit, measurements), null, 2)}\n`);
}

function fitted(measurements: Measurements, without: readonly string[]) {
  try {
    return fitWeights(measurements.attempts, without);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

async function measured(
  folders: readonly string[],
  file: string | undefined,
  { complain }: Terminal,
): Promise<Measurements> {
  const kept = file === undefined ? null : await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return measurementsSchema.parse(JSON.parse(kept));
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
