import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type AnalysisTask, type ChildMessage, taskSchema } from './messages.ts';
import { killBelow, killTree } from './process-tree.ts';

const DONE: ChildMessage = { type: 'done' };

/**
 * Reads a child's task from standard input and reports when everything is done; the worker then kills the
 * child. If the worker dies, the child kills its subprocesses, deletes its files and ends: the worker holds
 * the other ends of our pipes open while it lives. After that nobody would enforce our limits or want the
 * result.
 */
export function followParent(run: (task: AnalysisTask) => Promise<void>): void {
  const input = createInterface({ input: process.stdin });
  input.once('line', (line) => {
    const task = taskSchema.parse(JSON.parse(line));
    const end = () => {
      // Subprocesses first, as they may still write into the folder.
      killBelow(process.pid);
      rmSync(task.workDirectory, { recursive: true, force: true, maxRetries: 3 });
      killTree(process.pid);
    };
    input.once('close', end);
    // A busy child may write to the broken pipe before it notices that its input closed.
    process.stdout.once('error', end);
    void run(task).then(() => {
      process.stdout.write(`${JSON.stringify(DONE)}\n`);
    });
  });
}
