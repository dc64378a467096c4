import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { counted } from '@hooplog/domain';
import {
  accuracyPage,
  analyseClips,
  evaluate,
  LEFT_OUT_EYES,
  mutationSectionOf,
  readManifest,
  renderClips,
} from '@hooplog/eval';
import type { EvaluateOptions } from '@hooplog/eval';
import { ACCURACY_PAGE, fromRoot } from '../checkout.ts';
import { ensureWritable } from '../output-file.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

/**
 * `hooplog accuracy`: measures the program on real footage and on fresh renderings, and writes the
 * page. `--work DIR` keeps renderings and results there and resumes from them.
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
  const work = values.work ?? (await mkdtemp(join(tmpdir(), 'hooplog-accuracy-')));
  try {
    const renderings = join(work, `rendered-${firstSeed}-${workouts}x${shots}`);
    // The manifest is written last: without it the rendering is incomplete.
    if (!existsSync(join(renderings, 'clips.json'))) {
      await renderClips(renderings, { firstSeed, workouts, shots }, ({ file }) => {
        terminal.complain(`filmed ${file}`);
      });
    }
    const real = await kept(join(work, 'real.json'), async () => ({
      version: await programVersion(),
      ...(await evaluate(clips, { onClip: telling(terminal), weights: LEFT_OUT_EYES })),
    }));
    const rendered = await kept(join(renderings, 'results.json'), async () =>
      analyseClips(renderings, await readManifest(renderings), { onClip: telling(terminal) }),
    );
    const renderedFrom = `seeds ${firstSeed} to ${firstSeed + workouts - 1}, ${shots} shots each`;
    const before = await readFile(ACCURACY_PAGE, 'utf8').catch(() => '');
    const mutation = mutationSectionOf(before);
    const page = accuracyPage({ version: real.version, real, rendered, renderedFrom, mutation });
    await writeFile(values.out ?? ACCURACY_PAGE, page);
  } finally {
    if (values.work === undefined) await rm(work, { recursive: true, force: true });
  }
}

/** The measured commit, so that nobody takes old numbers for current ones. */
async function programVersion(): Promise<string> {
  const described = await promisify(execFile)('git', ['describe', '--always', '--dirty'], {
    cwd: fromRoot(''),
  }).catch(() => null);
  return described?.stdout.trim() ?? 'without a commit';
}

/** The result that an earlier run left in the file, else a new one, written there. */
async function kept<Result>(file: string, make: () => Promise<Result>): Promise<Result> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return JSON.parse(text) as Result;
  const result = await make();
  await writeFile(file, JSON.stringify(result));
  return result;
}

const telling =
  ({ complain }: Terminal): NonNullable<EvaluateOptions['onClip']> =>
  ({ clip, shots, failure }, index, count) => {
    complain(`${index + 1}/${count} ${clip.file}: ${failure ?? counted(shots.length, 'shot')}`);
  };
