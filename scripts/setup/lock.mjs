import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { toolchain } from './paths.mjs';

const lock = join(toolchain, 'setup.lock');

/** Allows only one set-up of this checkout at a time; a killed one does not block the next. */
export async function alone(work) {
  mkdirSync(toolchain, { recursive: true });
  let hasReported = false;
  while (!take()) {
    if (!hasReported) console.log('… waiting for another set-up of this checkout');
    hasReported = true;
    await delay(300);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld()) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    process.kill(holder, 0);
    return holder !== process.pid && looksLikeNode(holder);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** After a restart of the machine another program may have the process id of the lock's owner. */
function looksLikeNode(pid) {
  if (process.platform !== 'linux') return true;
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('.mjs');
}
