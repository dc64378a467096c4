import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { type EncodedAgain, encodeAgain } from '@hooplog/media';
import { analyseInLanes } from '../run/lanes.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { changesBetween } from './changes.ts';

const FILMS = ['.mp4', '.mov', '.avi', '.webm', '.mkv'];

/** Changes to a film that do not affect its content. */
const VARIANTS: Readonly<Record<string, EncodedAgain>> = {
  'crf 18': { crf: 18 },
  'crf 27': { crf: 27 },
  'crf 33': { crf: 33 },
  'nine tenths of its size': { crf: 20, scale: 0.9 },
  'without its first 0.3 s': { crf: 20, skipSeconds: 0.3 },
};

/** One film in one variant. */
export interface SteadyAnswer {
  readonly file: string;
  readonly variant: string;
  /** Differences from the result for the original film; empty if it is the same. */
  readonly changes: readonly string[];
}

/** All films of some folders, in order of their names; they need no labels. */
async function filmsOf(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder))
        .filter((name) => FILMS.includes(extname(name).toLowerCase()))
        .toSorted()
        .map((name) => join(folder, name)),
    ),
  );
  return found.flat();
}

/** Analyses each film unchanged and in every variant, and reports where the results differ. */
export async function measureSteadiness(
  folders: readonly string[],
  onFilm: (file: string, answers: readonly SteadyAnswer[]) => void,
): Promise<SteadyAnswer[]> {
  const all: SteadyAnswer[] = [];
  const work = await mkdtemp(join(tmpdir(), 'hooplog-steadiness-'));
  try {
    for (const film of await filmsOf(folders)) {
      const variants = Object.entries(VARIANTS);
      const paths = variants.map((_variant, index) => join(work, `${index}.mp4`));
      for (const [index, [, how]] of variants.entries()) {
        await encodeAgain(film, paths[index] ?? '', how);
      }
      const tasks = [film, ...paths].map((path) => ({ path, calibration: null }));
      const [before, ...after] = await analyseInLanes(tasks, () => undefined);
      if (before === undefined) continue;
      const answers = variants.flatMap(([variant, { skipSeconds = 0 }], index): SteadyAnswer[] => {
        const answer = after[index];
        if (answer === undefined) return [];
        const changes = changesBetween(before, answer, skipSeconds);
        return [{ file: basename(film), variant, changes }];
      });
      all.push(...answers);
      onFilm(basename(film), answers);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return all;
}

const share = (answers: readonly SteadyAnswer[]): string => {
  const same = answers.filter(({ changes }) => changes.length === 0).length;
  return `${((100 * same) / Math.max(1, answers.length)).toFixed(1)} % (${same}/${answers.length})`;
};

/** The number of unchanged results, by variant. */
export function steadinessTable(answers: readonly SteadyAnswer[]): string {
  const rows = Object.keys(VARIANTS).map((name) => [
    name,
    share(answers.filter(({ variant }) => variant === name)),
  ]);
  return markdownTable([['encoded again', 'same answer'], ...rows, ['all', share(answers)]]);
}
