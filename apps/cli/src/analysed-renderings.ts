import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from '@hooplog/domain';
import { analyseClips, readManifest, renderClips } from '@hooplog/eval';
import type { ClipResult, EvaluateOptions } from '@hooplog/eval';
import type { Terminal } from './terminal.ts';

/** The workouts to render: consecutive seeds from the first on. */
export interface Renderings {
  readonly firstSeed: number;
  readonly workouts: number;
  /** Of each workout. */
  readonly shots: number;
}

/** Renders workouts and analyses them with nothing given, unless an earlier run left its results in the folder. */
export async function analysedRenderings(
  work: string,
  renderings: Renderings,
  terminal: Terminal,
  options: Pick<EvaluateOptions, 'withCourt'> = {},
): Promise<ClipResult[]> {
  const { firstSeed, workouts, shots } = renderings;
  const folder = join(work, `rendered-${firstSeed}-${workouts}x${shots}`);
  // The manifest is written last: without it the rendering is incomplete.
  if (!existsSync(join(folder, 'clips.json'))) {
    await renderClips(folder, renderings, ({ file }) => {
      terminal.complain(`filmed ${file}`);
    });
  }
  return cachedResult(join(folder, 'results.json'), async () =>
    analyseClips(folder, await readManifest(folder), { ...options, onClip: telling(terminal) }),
  );
}

export const renderedFrom = ({ firstSeed, workouts, shots }: Renderings): string =>
  `seeds ${firstSeed} to ${firstSeed + workouts - 1}, ${shots} shots each`;

/** Runs in the given folder, or else in a temporary one that is removed afterwards. */
export async function inFolder(
  named: string | undefined,
  run: (work: string) => Promise<void>,
): Promise<void> {
  const work = named ?? (await mkdtemp(join(tmpdir(), 'hooplog-')));
  try {
    await run(work);
  } finally {
    if (named === undefined) await rm(work, { recursive: true, force: true });
  }
}

/** The cached result of an earlier run in the file, else a new one, which is cached there. */
export async function cachedResult<Result>(
  file: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return JSON.parse(text) as Result;
  const result = await make();
  await writeFile(file, JSON.stringify(result));
  return result;
}

export const telling =
  ({ complain }: Terminal): NonNullable<EvaluateOptions['onClip']> =>
  ({ clip, shots, failure }, index, count) => {
    complain(`${index + 1}/${count} ${clip.file}: ${failure ?? counted(shots.length, 'shot')}`);
  };
