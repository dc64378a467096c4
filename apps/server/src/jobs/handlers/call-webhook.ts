import { callWebhook } from '../../services/webhooks/call-webhook.ts';
import { type Handler, type JobResult, TryAgain } from '../handler.ts';

const RESULTS: Readonly<Record<'delivered' | 'failed' | 'pointless', JobResult>> = {
  delivered: 'done',
  failed: 'failed',
  pointless: 'skipped',
};

/** A webhook that is down or refuses the call is retried later. */
export const callWebhookJob: Handler<'call-webhook'> = {
  name: 'call-webhook',
  run: async (context, { callId }, { isLastTry }) => {
    const result = await callWebhook(context, callId, isLastTry);
    if (result === 'again') throw new TryAgain('the webhook did not take the call');
    return RESULTS[result];
  },
};
