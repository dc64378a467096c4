import { forgetOldCalls } from '../../services/webhooks/manage-webhooks.ts';
import type { Handler } from '../handler.ts';

/** Keeps webhook logs short. */
export const forgetOldWebhookCalls: Handler<'forget-old-webhook-calls'> = {
  name: 'forget-old-webhook-calls',
  run: async ({ database, now }) =>
    (await forgetOldCalls(database, now())) > 0 ? 'done' : 'skipped',
};
