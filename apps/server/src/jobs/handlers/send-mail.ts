import { MailRefused } from '../../mail/mailer.ts';
import { sendProductMail } from '../../services/mail/send-product-mail.ts';
import type { Handler } from '../handler.ts';

/** A mail server that is away is asked again later; one that will never take the mail is not. */
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
