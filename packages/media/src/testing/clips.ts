import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../programs/find-program.ts';

const run = promisify(execFile);

/** A folder of small files that ffmpeg generates, for the tests of this package. */
export async function makeClipFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-media-'));
  const path = (name: string): string => join(folder, name);
  const ffmpeg = await findProgram('ffmpeg');
  return {
    path,
    remove: () => rm(folder, { recursive: true, force: true }),
    /** Runs ffmpeg with these arguments, split at blanks, into `name`. */
    async draw(name: string, args: string): Promise<string> {
      await run(ffmpeg, ['-v', 'error', '-y', ...args.split(/ +/), path(name)]);
      return path(name);
    },
    /** The first part of another file. */
    async cut(name: string, source: string, share: number): Promise<string> {
      const { size } = await stat(source);
      const file = await open(source, 'r');
      const { buffer } = await file.read(Buffer.alloc(Math.floor(size * share)), 0, null, 0);
      await file.close();
      return this.write(name, buffer);
    },
    async write(name: string, content: string | Uint8Array): Promise<string> {
      await writeFile(path(name), content);
      return path(name);
    },
    read: (name: string) => readFile(path(name)),
  };
}

const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

/** Arguments that draw a moving test picture as H.264. */
export function picture(size: string, framesPerSecond: number, seconds: number): string {
  return `-f lavfi -i testsrc=s=${size}:r=${framesPerSecond}:d=${seconds} ${H264}`;
}

/** The same with a tone as sound. */
export function pictureAndSound(size: string, framesPerSecond: number, seconds: number): string {
  const sources = `-f lavfi -i testsrc=s=${size}:r=${framesPerSecond}:d=${seconds} -f lavfi -i sine=d=${seconds}`;
  return `${sources} ${H264} -c:a aac`;
}
