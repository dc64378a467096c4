import { queueDigests } from '../../services/mail/queue-digests.ts';
import type { Handler } from '../handler.ts';

/** Sees to it that who wants a digest gets one a week. */
export const queueDigestsJob: Handler<'queue-digests'> = {
  name: 'queue-digests',
  run: async (context) => ((await queueDigests(context)) > 0 ? 'done' : 'skipped'),
};
