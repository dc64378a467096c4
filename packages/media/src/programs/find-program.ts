import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { MediaError } from '../media-error.ts';

type Program = 'ffmpeg' | 'ffprobe';

const VARIABLE = { ffmpeg: 'FFMPEG_PATH', ffprobe: 'FFPROBE_PATH' } as const;

/**
 * Path of a program: named by FFMPEG_PATH / FFPROBE_PATH, else on PATH, else in the optional npm
 * package `@ffmpeg-installer/ffmpeg` / `@ffprobe-installer/ffprobe` if it is installed.
 */
export async function findProgram(
  program: Program,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const named = environment[VARIABLE[program]];
  if (named !== undefined && named !== '') return named;
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    if (folder !== '' && (await isExecutable(join(folder, file)))) return join(folder, file);
  }
  const packaged = await packagedProgram(program);
  if (packaged !== null) return packaged;
  throw new MediaError(
    'program_missing',
    `${program} is neither on PATH nor in ${VARIABLE[program]}`,
  );
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The package is never a dependency of ours, so its name must not be a literal import. */
async function packagedProgram(program: Program): Promise<string | null> {
  const name = `@${program}-installer/${program}`;
  try {
    const loaded = (await import(name)) as { path?: unknown; default?: { path?: unknown } };
    const path = loaded.path ?? loaded.default?.path;
    return typeof path === 'string' ? path : null;
  } catch {
    return null;
  }
}
