import { readFile, writeFile } from 'node:fs/promises';
import { mutationSection, survivorLines, withMutationSection } from '@hooplog/eval';
import { ACCURACY_PAGE } from '../checkout.ts';
import { UsageError } from '../cli-errors.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `hooplog mutate`: puts small faults into the rules, one at a time, prints those that no unit test
 * detects, and writes their number into the accuracy page. `--share` is the percentage of all
 * faults that is tried, `--seed` selects them; `--only PART` of a path tests only these files and
 * leaves the page unchanged.
 */
export async function runMutate(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['share', 'seed', 'only', 'out']);
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  const share = wholeNumber(values.share ?? '100', 'share', 1) / 100;
  const seed = wholeNumber(values.seed ?? '1', 'seed', 0);
  const out = values.out ?? ACCURACY_PAGE;
  await ensureWritable([values.out]);
  // The compiler and the test runner, which no other command needs.
  const { mutate } = await import('@hooplog/eval/mutate');
  const tried = await mutate({ share, seed, only: values.only });
  const section = mutationSection(tried, share);
  terminal.print([...survivorLines(tried), '', section].join('\n'));
  if (values.only !== undefined) return;
  const page = await readFile(ACCURACY_PAGE, 'utf8');
  await writeFile(out, withMutationSection(page, section));
}
