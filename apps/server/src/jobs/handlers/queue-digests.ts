import { queueDigests } from '../../services/mail/queue-digests.ts';
import type { Handler } from '../handler.ts';

/** Queues one digest a week for each player who wants it. */
export const queueDigestsJob: Handler<'queue-digests'> = {
  name: 'queue-digests',
  run: async (context) => ((await queueDigests(context)) > 0 ? 'done' : 'skipped'),
};
