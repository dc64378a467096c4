import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in our place: its input and output are ours, signals are passed on, and its exit code is
 * the answer; `options.signal` ends it. The channel between the two lets it notice when this process is killed the hard way.
 */
export function foreground(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((done, failed) => {
    child.on('error', (error) => (error.name === 'AbortError' ? done(0) : failed(error)));
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
