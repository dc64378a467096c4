import { forgetUnsentMails } from '../../services/mail/forget-unsent.ts';
import type { Handler } from '../handler.ts';

/** Keeps no address longer than its mail can be retried. */
export const forgetUnsentMailsJob: Handler<'forget-unsent-mails'> = {
  name: 'forget-unsent-mails',
  run: async ({ database, now }) =>
    (await forgetUnsentMails(database, now())) > 0 ? 'done' : 'skipped',
};
