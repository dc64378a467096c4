import { writeFile } from 'node:fs/promises';
import { checkShots, mechanicsPage } from '@hooplog/eval';
import { analysedRenderings, inFolder, renderedFrom } from '../analysed-renderings.ts';
import { UsageError } from '../cli-errors.ts';
import { MECHANICS_PAGE } from '../checkout.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `hooplog mechanics`: bias and error of the flight measurements, by the camera's view, on fresh renderings;
 * writes the page. `--work DIR` keeps renderings and results there and resumes from them.
 */
export async function runMechanics(args: string[], terminal: Terminal): Promise<void> {
  const names = ['seed', 'workouts', 'shots', 'work', 'out'] as const;
  const { values, positionals } = readArguments(args, names);
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  const renderings = {
    firstSeed: wholeNumber(values.seed ?? '9000', 'seed', 0),
    workouts: wholeNumber(values.workouts ?? '60', 'workouts', 1),
    shots: wholeNumber(values.shots ?? '6', 'shots', 1),
  };
  await ensureWritable([values.out]);
  await inFolder(values.work, async (work) => {
    const results = await analysedRenderings(work, renderings, terminal, { withCourt: false });
    const page = mechanicsPage(checkShots(results), renderedFrom(renderings));
    await writeFile(values.out ?? MECHANICS_PAGE, page);
  });
}
