import { sendPush } from '../../services/push/send-push.ts';
import type { Handler } from '../handler.ts';

/** A push service that is away or busy is asked again later. */
export const sendPushJob: Handler<'send-push'> = {
  name: 'send-push',
  run: async (context, ids) => ((await sendPush(context, ids)) ? 'done' : 'skipped'),
};
