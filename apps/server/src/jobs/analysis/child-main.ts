// The program of one analysis, run by `runChild` as a process of its own: a task on the standard input, messages on the
// standard output, a line of JSON each.
import { createInterface } from 'node:readline';
import { analyseFile } from './analyse-file.ts';
import { type ChildMessage, taskSchema } from './messages.ts';
import { killTree } from './process-tree.ts';

function tell(message: ChildMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const input = createInterface({ input: process.stdin });
input.once('line', (line) => {
  void analyseFile(taskSchema.parse(JSON.parse(line)), tell).then(() => {
    // Ends when what was written is read: pipes may be asynchronous.
    process.stdout.write('', () => process.exit(0));
  });
});
// The worker holds the other end open as long as it lives. Nobody would limit us after it, nor want the result.
input.once('close', () => {
  killTree(process.pid);
});
