import { failLostAnalyses } from '../../services/videos/fail-lost-analyses.ts';
import type { Handler } from '../handler.ts';

/** Longer than any change of state without a job takes. Milliseconds. */
const QUIET_MS = 10 * 60_000;

/**
 * A job can be lost: its last attempt met an unavailable database, or somebody emptied the queue. Its video
 * would stay in progress forever; so it is marked as failed and can be retried.
 */
export const failLostAnalysesJob: Handler<'fail-lost-analyses'> = {
  name: 'fail-lost-analyses',
  run: async ({ database, now }) => {
    const lost = await failLostAnalyses(database, new Date(now().getTime() - QUIET_MS));
    return lost > 0 ? 'done' : 'skipped';
  },
};
