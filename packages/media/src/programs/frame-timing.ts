import { runProgram } from './run-program.ts';

const HELP_LIMIT_SECONDS = 20;
const known = new Map<string, Promise<readonly string[]>>();

/**
 * The option that makes this ffmpeg keep each frame's own time: `-fps_mode` came with 5.1,
 * `-vsync`, its older name, is being removed. Cached per program.
 */
export async function frameTimingArguments(ffmpeg: string): Promise<readonly string[]> {
  const asked = known.get(ffmpeg) ?? ask(ffmpeg);
  known.set(ffmpeg, asked);
  return asked;
}

async function ask(ffmpeg: string): Promise<readonly string[]> {
  let help = '';
  await runProgram(ffmpeg, ['-hide_banner', '-h', 'long'], {
    limitSeconds: HELP_LIMIT_SECONDS,
    onStdout: (text) => (help += text),
  });
  return [help.includes('-fps_mode') ? '-fps_mode' : '-vsync', 'passthrough'];
}
