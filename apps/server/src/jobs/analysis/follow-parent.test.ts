import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnalysisTask } from './messages.ts';

let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-follow-'));
});
afterEach(() => fs.rm(directory, { recursive: true }));

/**
 * A child working at `task` with the program `run`, which has printed one word. Its task's directory holds a
 * file.
 */
async function childAtWork(run: string) {
  const workDirectory = path.join(directory, 'work');
  await fs.mkdir(workDirectory);
  await fs.writeFile(path.join(workDirectory, 'rendition.mp4'), 'half of it');
  const program = path.join(directory, 'child.mjs');
  const followed = new URL('./follow-parent.ts', import.meta.url).href;
  await fs.writeFile(
    program,
    `import { existsSync } from 'node:fs';
     import { followParent } from ${JSON.stringify(followed)};
     const alone = ${JSON.stringify(path.join(directory, 'alone'))};
     followParent(${run});`,
  );
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const task: AnalysisTask = {
    ...{ inputPath: path.join(directory, 'video.mp4'), workDirectory },
    ...{ calibration: null, makeRendition: true, wanted: 'shots', cuts: [] },
  };
  child.stdin.write(`${JSON.stringify(task)}\n`);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return {
    /** Closes both of its pipes, as a dying worker does, and signals that by a file. */
    async leaveAlone() {
      child.stdin.destroy();
      child.stdout.destroy();
      await fs.writeFile(path.join(directory, 'alone'), '');
      await ended;
      return (await fs.readdir(directory)).includes('work');
    },
  };
}

test.each([
  [
    'waits',
    "process.stdout.write('at work'); await new Promise(() => setInterval(() => {}, 1000));",
  ],
  [
    'is busy, and writes before it notices',
    `process.stdout.write('at work');
     await new Promise(setImmediate);
     while (!existsSync(alone));
     process.stdout.write('further');
     await new Promise(() => setInterval(() => {}, 1000));`,
  ],
])('a child that %s leaves nothing behind when its worker dies', async (_, run) => {
  const child = await childAtWork(`async () => {${run}}`);
  expect(await child.leaveAlone()).toBe(false);
});
