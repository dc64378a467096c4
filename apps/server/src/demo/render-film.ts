import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { courtMarksSchema, rimSchema } from '@hooplog/contract';
import { z } from 'zod';

const COMMAND_LINE = resolve(import.meta.dirname, '../../../cli/src/main.ts');

/** A film of a workout, and where hoop and court lie in it. */
export interface Film {
  readonly path: string;
  /** Displayed pixels. */
  readonly width: number;
  readonly height: number;
  readonly rim: z.infer<typeof rimSchema>;
  readonly court: z.infer<typeof courtMarksSchema>;
}

export interface FilmPlan {
  /** Chooses the conditions, and with the number of shots all that happens. */
  readonly seed: number;
  readonly shots: number;
  readonly width: number;
  readonly height: number;
}

const manifestSchema = z.object({
  clips: z.tuple([z.object({ file: z.string(), rim: rimSchema, court: courtMarksSchema })]),
});

type Mark = Film['court'][number];

/** What a player calls left: the renderer films as a mirror does. */
const asSeen = ({ image, court: [x, y] }: Mark): Mark => ({ image, court: [-x, y] });

/**
 * Films a workout that never was into `folder`. The renderer is no part of the server: the command line does it, in a
 * process of its own.
 */
export async function renderFilm(
  folder: string,
  { seed, shots, width, height }: FilmPlan,
  signal: AbortSignal,
): Promise<Film> {
  const args = [COMMAND_LINE, 'synth', '--seed', `${seed}`, '--shots', `${shots}`, '--out', folder];
  await promisify(execFile)(process.execPath, args, { signal });
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'clips.json'), 'utf8'));
  const [{ file, rim, court }] = manifestSchema.parse(manifest).clips;
  return { path: join(folder, file), width, height, rim, court: court.map(asSeen) };
}
