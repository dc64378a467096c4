import { writeFile } from 'node:fs/promises';
import { fitReport, fitWeights, weightsFile } from '@hooplog/eval';
import { fittedOr, measured } from '../measured-clips.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

/**
 * `hooplog fit DIR…`: fits the weights of the judge to labelled clips, with leave-one-place-out validation.
 * `--features` caches the measurements in a file and reads them from there if it exists; `--out` writes the
 * weights; `--without` leaves measurements out, to see their value.
 */
export async function runFit(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['features', 'out', 'without']);
  if (positionals.length === 0) throw new UsageError('Name at least one folder of clips.');
  await ensureWritable([values.features, values.out]);
  const measurements = await measured(positionals, values.features, terminal);
  const without = values.without?.split(',') ?? [];
  const fit = fittedOr(() => fitWeights(measurements.attempts, without));
  terminal.print(fitReport(fit, measurements));
  if (values.out === undefined) return;
  await writeFile(values.out, `${JSON.stringify(weightsFile(fit, measurements), null, 2)}\n`);
}
