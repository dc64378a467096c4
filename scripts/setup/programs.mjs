import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';

const SUFFIXES = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

/** Full path of a program on PATH, or null. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) =>
    SUFFIXES.map((suffix) => join(folder, name + suffix)),
  );
  return candidates.find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether Debian packages can be installed here without asking for a password. */
export const canUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== null;

/** Installs Debian packages; returns whether that worked, and the output. */
export async function aptInstall(...packages) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await capture('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { code, output } = await capture('apt-get', install, options);
  return { done: code === 0, output };
}
