import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { SetupError } from './report.mjs';

/**
 * Runs a program to its end and collects its output.
 * @returns {Promise<{code: number, output: string}>} code 127 if the program could not be started
 */
export function capture(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Like capture, but a failing program ends the set-up: prints its output and the message. */
export async function must(sentence, command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code === 0) return output;
  console.error(output.trimEnd());
  throw new SetupError(sentence);
}

/** Runs npm with this Node, however it was installed. */
export function npm(sentence, args, options) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) {
    return must(sentence, process.env.HOOPLOG_NODE ?? process.execPath, [cli, ...args], options);
  }
  return must(sentence, 'npm', args, { shell: process.platform === 'win32', ...options });
}
