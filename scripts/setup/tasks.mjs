import { spawn } from 'node:child_process';
import { compiled, root } from './paths.mjs';

/**
 * Runs the tasks of one lane one after the other, and prints each one's output in one piece when it is done. After a
 * failure the next tasks still run: the summary names all failures.
 * @param {{name: string, run: () => Promise<{code: number, output: string}>}[]} tasks
 */
export async function runLane(tasks) {
  const results = [];
  for (const { name, run } of tasks) {
    const start = Date.now();
    const { code, output } = await run();
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`\n${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (output.trim() !== '') console.log(output.trimEnd());
    results.push({ name, passed: code === 0, seconds });
  }
  return results;
}

/** A task that is one Node program, without colours and with its output collected; all share a compile cache. */
export function nodeTask(name, node, args, environment = {}) {
  return {
    name,
    run: () =>
      collect(node, args, {
        NODE_COMPILE_CACHE: compiled,
        ...process.env,
        ...{ NO_COLOR: '1', FORCE_COLOR: '0' },
        ...environment,
      }),
  };
}

function collect(command, args, env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
