import { ablate, ablationTable } from '@hooplog/eval';
import { UsageError } from '../cli-errors.ts';
import { fittedOr, measured } from '../measured-clips.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `hooplog ablate DIR…`: the value of each of the judge's measurements on places that its weights never saw:
 * leaves it out and refits the rest. `--features` as for `fit`; `--without` names those that have no weight
 * anyway.
 */
export async function runAblate(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['features', 'without']);
  if (positionals.length === 0) throw new UsageError('Name at least one folder of clips.');
  await ensureWritable([values.features]);
  const { attempts } = await measured(positionals, values.features, terminal);
  const anyway = values.without?.split(',') ?? [];
  terminal.print(ablationTable(fittedOr(() => ablate(attempts, anyway))));
}
