// Replaces `analysis/child-main.ts` if a test of the queue needs a process that it can kill.
import { followParent } from '../analysis/follow-parent.ts';
import { pretend } from './pretend-analysis.ts';

followParent((task) =>
  pretend(task, (message) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }),
);
