import { spawn } from 'node:child_process';
import { compiled, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Read at start: if npm is killed during the set-up, there is no one to run for. */
const parent = process.ppid;

/**
 * Runs a program in our place: its input and output are ours, signals are passed on, and its exit code is returned;
 * `options.signal` ends it. The channel between the two lets it notice when this process is killed with SIGKILL.
 */
export function foreground(command, args, options = {}) {
  if (isNpmGone()) return Promise.resolve(1);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    ...options,
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const watch = whenNpmIsGone(() => passOn('SIGTERM'));
  return new Promise((done, failed) => {
    child.on('error', (error) => (error.name === 'AbortError' ? done(0) : failed(error)));
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      clearInterval(watch);
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/**
 * npm starts scripts by a shell. A SIGTERM sent to npm ends that shell without reaching us; only
 * the parent's number changes. A parent started by hand may exit: that is what nohup is for.
 */
function whenNpmIsGone(callBack) {
  const watch = setInterval(() => {
    if (!isNpmGone()) return;
    clearInterval(watch);
    callBack();
  }, 500);
  return watch;
}

const isNpmGone = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
