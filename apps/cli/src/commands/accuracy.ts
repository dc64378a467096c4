import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accuracyPage, evaluate, LEFT_OUT_EYES, mutationSectionOf } from '@hooplog/eval';
import {
  analysedRenderings,
  inFolder,
  cachedResult,
  renderedFrom,
  telling,
} from '../analysed-renderings.ts';
import { ACCURACY_PAGE, fromRoot } from '../checkout.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

/**
 * `hooplog accuracy`: measures the program on real footage and on fresh renderings, and writes the page.
 * `--work DIR` keeps renderings and results there and resumes from them.
 */
export async function runAccuracy(args: string[], terminal: Terminal): Promise<void> {
  const names = ['clips', 'seed', 'workouts', 'shots', 'work', 'out'] as const;
  const { values, positionals } = readArguments(args, names);
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  const clips = values.clips ?? fromRoot('../shared/clips');
  if (!existsSync(join(clips, 'clips.json'))) {
    throw new UsageError(
      'There is no real footage beside the checkout: name its folder with --clips.',
    );
  }
  const firstSeed = wholeNumber(values.seed ?? '9000', 'seed', 0);
  const workouts = wholeNumber(values.workouts ?? '24', 'workouts', 1);
  const shots = wholeNumber(values.shots ?? '4', 'shots', 1);
  await ensureWritable([values.out]);
  const renderings = { firstSeed, workouts, shots };
  await inFolder(values.work, async (work) => {
    const real = await cachedResult(join(work, 'real.json'), async () => ({
      version: await programVersion(),
      ...(await evaluate(clips, { onClip: telling(terminal), weights: LEFT_OUT_EYES })),
    }));
    const rendered = await analysedRenderings(work, renderings, terminal);
    const before = await readFile(ACCURACY_PAGE, 'utf8').catch(() => '');
    const mutation = mutationSectionOf(before);
    const page = accuracyPage({
      ...{ version: real.version, real, rendered, mutation },
      renderedFrom: renderedFrom(renderings),
    });
    await writeFile(values.out ?? ACCURACY_PAGE, page);
  });
}

/** The measured commit, so that old numbers are not taken for current ones. */
async function programVersion(): Promise<string> {
  const described = await promisify(execFile)('git', ['describe', '--always', '--dirty'], {
    cwd: fromRoot(''),
  }).catch(() => null);
  return described?.stdout.trim() ?? 'without a commit';
}
