import { sendPush } from '../../services/push/send-push.ts';
import type { Handler } from '../handler.ts';

/** Retried while the push service is unavailable or busy. */
export const sendPushJob: Handler<'send-push'> = {
  name: 'send-push',
  run: async (context, ids) => ((await sendPush(context, ids)) ? 'done' : 'skipped'),
};
