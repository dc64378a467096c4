// The program of one analysis, run by `runChild` as a process of its own: a task on the standard input, messages on the
// standard output, a line of JSON each.
import { analyseFile } from './analyse-file.ts';
import { followParent } from './follow-parent.ts';

followParent((task) =>
  analyseFile(task, (message) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }),
);
