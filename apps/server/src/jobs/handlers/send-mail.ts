import { MailRefused } from '../../mail/mailer.ts';
import { sendProductMail } from '../../services/mail/send-product-mail.ts';
import type { Handler } from '../handler.ts';

/** Retried while the mail server is unavailable, but not if it refuses the mail for good. */
export const sendMail: Handler<'send-mail'> = {
  name: 'send-mail',
  run: async (context, mail) => {
    try {
      return (await sendProductMail(context, mail)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      context.log.warn({ err: error, template: mail.template }, 'a mail was refused for good');
      return 'failed';
    }
  },
};
