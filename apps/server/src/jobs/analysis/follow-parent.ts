import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type AnalysisTask, taskSchema } from './messages.ts';
import { killTree } from './process-tree.ts';

/**
 * Reads the task of a child from its standard input, and ends the child, with all that it started and all that it
 * wrote, when the other end closes: the worker holds it open as long as it lives. Nobody would limit us after it, nor
 * want the result.
 */
export function followParent(run: (task: AnalysisTask) => Promise<void>): void {
  const input = createInterface({ input: process.stdin });
  input.once('line', (line) => {
    const task = taskSchema.parse(JSON.parse(line));
    input.once('close', () => {
      rmSync(task.workDirectory, { recursive: true, force: true });
      killTree(process.pid);
    });
    void run(task).then(() => {
      // Ends when what was written is read: pipes may be asynchronous.
      process.stdout.write('', () => process.exit(0));
    });
  });
}
