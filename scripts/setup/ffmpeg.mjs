import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolchain } from './paths.mjs';
import { aptInstall, canUseApt, onPath } from './programs.mjs';
import { SetupError, step } from './report.mjs';
import { npm } from './run.mjs';

/** Finds or installs ffmpeg and ffprobe and sets their paths for all programs started from here. */
export async function ensureFfmpeg() {
  const found = configured() ?? installed() ?? fromNpm();
  const programs = found ?? (await step('ffmpeg', install));
  process.env.FFMPEG_PATH = programs.ffmpeg;
  process.env.FFPROBE_PATH = programs.ffprobe;
}

const pair = (ffmpeg, ffprobe) => (ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null);

const configured = () => pair(process.env.FFMPEG_PATH, process.env.FFPROBE_PATH);

const installed = () => pair(onPath('ffmpeg'), onPath('ffprobe'));

async function install() {
  if (canUseApt()) {
    const { done, output } = await aptInstall('ffmpeg');
    if (done && installed() !== null) return installed();
    console.log(`  apt-get could not install it: ${output.trim().split('\n').at(-1)}`);
  }
  await fetchFromNpm();
  const programs = fromNpm();
  if (programs === null) {
    throw new SetupError('Please install ffmpeg (https://ffmpeg.org/download.html) and try again.');
  }
  return programs;
}

const home = join(toolchain, 'ffmpeg');
const suffix = process.platform === 'win32' ? '.exe' : '';
const program = (name) =>
  join(
    home,
    'node_modules',
    `@${name}-installer`,
    `${process.platform}-${process.arch}`,
    name + suffix,
  );

function fromNpm() {
  const [ffmpeg, ffprobe] = [program('ffmpeg'), program('ffprobe')];
  return existsSync(ffmpeg) && existsSync(ffprobe) ? { ffmpeg, ffprobe } : null;
}

async function fetchFromNpm() {
  const partial = `${home}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  await npm(
    'ffmpeg is missing and could not be fetched from npm. Please install it and try again.',
    ['install', '--prefix', partial, '--no-save', '--no-package-lock', '--ignore-scripts'].concat(
      '@ffmpeg-installer/ffmpeg@1.1.0',
      '@ffprobe-installer/ffprobe@2.1.2',
    ),
    { cwd: partial },
  );
  rmSync(home, { recursive: true, force: true });
  renameSync(partial, home);
  for (const name of ['ffmpeg', 'ffprobe'])
    if (existsSync(program(name))) chmodSync(program(name), 0o755);
}
