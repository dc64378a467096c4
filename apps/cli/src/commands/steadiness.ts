import { writeFile } from 'node:fs/promises';
import { measureSteadiness, steadinessTable } from '@hooplog/eval';
import { UsageError } from '../cli-errors.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/** `hooplog steadiness DIR…`: whether films get the same result after being encoded again, scaled down, or cut. */
export async function runSteadiness(args: string[], { print, complain }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['json']);
  if (positionals.length === 0) throw new UsageError('Name at least one folder of films.');
  await ensureWritable([values.json]);
  const answers = await measureSteadiness(positionals, (file, about) => {
    const changed = about.filter(({ changes }) => changes.length > 0);
    complain(`${file}: ${changed.length === 0 ? 'the same' : ''}`);
    for (const { variant, changes } of changed) complain(`  ${variant}: ${changes.join('; ')}`);
  });
  print(steadinessTable(answers));
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(answers, null, 2));
}
