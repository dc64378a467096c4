// The process of one analysis, run by `runChild`: reads a task from standard input and writes messages to
// standard output, one line of JSON each.
import { analyseFile } from './analyse-file.ts';
import { followParent } from './follow-parent.ts';

followParent((task) =>
  analyseFile(task, (message) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }),
);
