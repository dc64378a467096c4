import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type AnalysisTask, type ChildMessage, taskSchema } from './messages.ts';
import { killBelow, killTree } from './process-tree.ts';

const DONE: ChildMessage = { type: 'done' };

/**
 * Reads the task of a child from its standard input, and says when all is done: the worker then ends the child. When the
 * worker is gone, the child ends itself with all that it started and all that it wrote: the worker holds the other ends
 * of our pipes open as long as it lives. Nobody would limit us after it, nor want the result.
 */
export function followParent(run: (task: AnalysisTask) => Promise<void>): void {
  const input = createInterface({ input: process.stdin });
  input.once('line', (line) => {
    const task = taskSchema.parse(JSON.parse(line));
    const end = () => {
      // First whoever writes into it still.
      killBelow(process.pid);
      rmSync(task.workDirectory, { recursive: true, force: true, maxRetries: 3 });
      killTree(process.pid);
    };
    input.once('close', end);
    // A busy child may speak into the broken pipe before it hears that the other one closed.
    process.stdout.once('error', end);
    void run(task).then(() => {
      process.stdout.write(`${JSON.stringify(DONE)}\n`);
    });
  });
}
