import { runProgram } from './run-program.ts';

const ANSWER_LIMIT_SECONDS = 20;
const known = new Map<string, Promise<number>>();

/**
 * The major version of an ffmpeg's filters, which every build reports, unlike its own version; 0 if it does
 * not. Cached.
 */
export async function filterVersion(ffmpeg: string): Promise<number> {
  const asked = known.get(ffmpeg) ?? ask(ffmpeg);
  known.set(ffmpeg, asked);
  return asked;
}

async function ask(ffmpeg: string): Promise<number> {
  const { stdout } = await runProgram(ffmpeg, ['-version'], { limitSeconds: ANSWER_LIMIT_SECONDS });
  return Number(/libavfilter +(\d+)/.exec(stdout)?.[1] ?? 0);
}
