import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const COMMAND_LINE = resolve(import.meta.dirname, '../../../cli/src/main.ts');

export interface FilmPlan {
  /** Determines the conditions and, with the number of shots, everything that happens. */
  readonly seed: number;
  readonly shots: number;
}

/**
 * Renders a synthetic workout into `folder` and returns the file. The renderer is not part of the server: the
 * command line runs it, in a process of its own.
 */
export async function renderFilm(
  folder: string,
  { seed, shots }: FilmPlan,
  signal: AbortSignal,
): Promise<string> {
  const args = [COMMAND_LINE, 'synth', '--seed', `${seed}`, '--shots', `${shots}`, '--out', folder];
  await promisify(execFile)(process.execPath, args, { signal });
  return join(folder, `workout-${seed}.mp4`);
}
