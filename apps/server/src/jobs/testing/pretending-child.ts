// Stands in for `analysis/child-main.ts` where a test of the queue needs a process that can be killed.
import { followParent } from '../analysis/follow-parent.ts';
import { pretend } from './pretend-analysis.ts';

followParent((task) =>
  pretend(task, (message) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }),
);
